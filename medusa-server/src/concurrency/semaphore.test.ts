import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createSemaphore, SemaphoreFullError } from "./semaphore.ts";

describe("createSemaphore", () => {
  it("runs as many jobs at once as it has places, and queues the others in order", async () => {
    const gate = createSemaphore(2, 10);
    const finish: (() => void)[] = [];
    const started: number[] = [];
    const jobs = [0, 1, 2, 3].map((job) =>
      gate(() => {
        started.push(job);
        return new Promise<void>((resolve) => finish.push(resolve));
      }),
    );
    assert.deepEqual(started, [0, 1]);
    finish[0]!();
    await jobs[0];
    assert.deepEqual(started, [0, 1, 2]);
    finish[1]!();
    await jobs[1];
    assert.deepEqual(started, [0, 1, 2, 3]);
    finish[2]!();
    finish[3]!();
    await Promise.all(jobs);
  });

  it("passes its place on when a job fails", async () => {
    const gate = createSemaphore(1, 0);
    await assert.rejects(gate(() => Promise.reject(new Error("no"))));
    assert.equal(await gate(async () => "next"), "next");
  });

  it("refuses a job beyond the waiting limit unless it may always wait", async () => {
    const gate = createSemaphore(1, 1);
    let finish = () => {};
    const running = gate(() => new Promise<void>((resolve) => (finish = resolve)));
    const waiting = gate(async () => "waited");
    await assert.rejects(
      gate(async () => "refused"),
      SemaphoreFullError,
    );
    const patient = gate(async () => "always", { mayAlwaysWait: true });
    finish();
    await running;
    assert.deepEqual(await Promise.all([waiting, patient]), ["waited", "always"]);
  });
});
