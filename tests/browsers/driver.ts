/** What the tests of this folder ask of a browser. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns must be JSON. */
  run(body: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Asks the page again until it answers with something true, and returns that. */
export async function until(driver: Driver, body: string, milliseconds = 15_000): Promise<unknown> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const answer = await driver.run(body);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`still not true in the page: ${body}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
