/** Long work in short slices, so that the page goes on answering. */

/** Work that stops at every `yield` and can be left there for a while. */
export type Work<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds for one slice: half a frame. */
const SLICE = 8;

/** Does the work in one go. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work in slices. */
export async function inSlices<Result>(work: Work<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await afterOthers();
  }
}

/** Resolves once the page has had its turn. Unlike a timer it is not slowed down by nesting. */
export function afterOthers(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Resolves in the next task: the page may be painted and hear the player before that, but nothing else comes first. */
export function nextTask(): Promise<void> {
  return "scheduler" in globalThis && "yield" in scheduler ? scheduler.yield() : afterOthers();
}
