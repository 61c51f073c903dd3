import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { sweepByProvider } from "./sweep-by-provider.ts";

const itemsOf = (provider: string) =>
  Array.from({ length: 100 }, (_, index) => ({ provider, id: `${provider}-${index}` }));

/** Starts a sweep of 100 checkouts of a hanging provider, then 100 of a healthy one. */
function startSweep() {
  const started: string[] = [];
  const ended: string[] = [];
  const hanging: (() => void)[] = [];
  let isOver = false;
  const sweep = sweepByProvider(
    [...itemsOf("hanging"), ...itemsOf("healthy")],
    { placesPerProvider: 5, isOver: () => isOver },
    async ({ provider, id }) => {
      started.push(id);
      if (provider === "hanging") await new Promise<void>((resolve) => hanging.push(resolve));
      ended.push(id);
    },
  );
  const answer = () => hanging.splice(0).forEach((resolve) => resolve());
  return { started, ended, sweep, answer, end: () => (isOver = true) };
}
const countOf = (ids: string[], provider: string) => ids.filter((id) => id.startsWith(provider)).length;

test("sweeps 100 checkouts of a healthy provider without delay from 100 of a hanging one", async () => {
  const { started, ended, sweep, answer, end } = startSweep();
  await turn();
  assert.deepEqual([countOf(ended, "healthy"), countOf(ended, "hanging")], [100, 0]);
  assert.deepEqual(
    started.filter((id) => id.startsWith("hanging")),
    ["hanging-0", "hanging-1", "hanging-2", "hanging-3", "hanging-4"],
  );
  end();
  answer();
  await sweep;
});

test("starts no more checks once the time of a sweep is over, but waits for the running ones", async () => {
  const { started, ended, sweep, answer, end } = startSweep();
  await turn();
  end();
  answer();
  await sweep;
  assert.deepEqual([countOf(started, "hanging"), countOf(ended, "hanging")], [5, 5]);
});
