// What a trace of Chromium tells of the tasks of a page's thread.

/** One event of a trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The processor's time: other work on the machine does not lengthen it. */
  tdur?: number;
  args?: { data?: { functionName?: string } };
}

/** The kinds of events that are needed here. `RunTask` of the timeline holds the microtasks of a task, too. */
export const categories = [
  "toplevel",
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
];

/** A task, and what was done in it. */
export interface Task {
  event: TraceEvent;
  /** Milliseconds of the processor, multiplied. */
  cost: number;
  times: number;
  inside: TraceEvent[];
}

const cost = ({ dur = 0, tdur = dur }: TraceEvent, times: number) => (tdur / 1000) * times;

/** The marks of a name, and the tasks of the thread that made them, in order, their costs multiplied. */
export function tasksOf(
  events: readonly TraceEvent[],
  mark: string,
  times: number,
): { marks: TraceEvent[]; tasks: Task[] } {
  const marks = events.filter(({ name }) => name === mark);
  const [first] = marks;
  if (!first) throw new Error(`the trace has no mark ${mark}`);
  const own = events
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === "X")
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks: Task[] = [];
  for (const event of own) {
    const last = tasks.at(-1);
    if (last && event.ts < last.event.ts + (last.event.dur ?? 0)) last.inside.push(event);
    else if (event.name === "RunTask") tasks.push({ event, cost: cost(event, times), times, inside: [] });
  }
  return { marks, tasks };
}

/** What took longest in a task, each thing without what was done inside it. */
export function told({ event, cost: total, times, inside }: Task, most = 5): string {
  const own = new Map<string, number>();
  const open: { end: number; name: string }[] = [];
  for (const part of inside) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= part.ts) open.pop();
    const around = open.at(-1)?.name;
    if (around !== undefined) own.set(around, (own.get(around) ?? 0) - cost(part, times));
    const name = [part.name, part.args?.data?.functionName].filter(Boolean).join(" ");
    own.set(name, (own.get(name) ?? 0) + cost(part, times));
    open.push({ end: part.ts + (part.dur ?? 0), name });
  }
  const parts = [...own].sort((one, other) => other[1] - one[1]).slice(0, most);
  const wall = ((event.dur ?? 0) / 1000).toFixed(0);
  return `${total.toFixed(0)} ms (${wall} ms by the clock): ${parts.map(([name, time]) => `${name} ${time.toFixed(0)}`).join(", ")}`;
}
