import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { runOneAtATime } from "./run-one-at-a-time.ts";

function createJob() {
  let running = 0;
  const ends: (() => void)[] = [];
  const asked: string[] = [];
  const run = runOneAtATime(async (who: string) => {
    running += 1;
    assert.equal(running, 1);
    asked.push(who);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  const endNext = async () => {
    ends.shift()!();
    await Promise.resolve().then(() => new Promise((resolve) => setImmediate(resolve)));
  };
  return { run, endNext, asked };
}

describe("runs of a job", () => {
  it("run in sequence, and requests during a run share the next one", async () => {
    const { run, endNext, asked } = createJob();
    const first = run("a");
    const others = [run("b"), run("c")];
    await endNext();
    assert.equal(asked.length, 2);
    await endNext();
    await Promise.all([first, ...others]);
    assert.equal(asked.length, 2);
  });

  it("start again after the previous run has ended or failed", async () => {
    let count = 0;
    const run = runOneAtATime(async () => {
      count += 1;
      if (count === 1) throw new Error("no connection");
    });
    await assert.rejects(run(), /no connection/);
    await run();
    await run();
    assert.equal(count, 3);
  });
});
