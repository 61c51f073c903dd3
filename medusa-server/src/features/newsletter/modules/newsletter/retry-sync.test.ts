import assert from "node:assert/strict";
import { it } from "node:test";
import { resolveSyncDelay } from "./retry-sync.ts";

const minutes: [attempts: number, minutes: number][] = [
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 30],
  [5, 30],
  [500, 30],
];
for (const [attempts, expected] of minutes) {
  it(`retries a synchronization ${expected} minutes after failure ${attempts} in a row, and never gives up`, () => {
    assert.equal(resolveSyncDelay(attempts), expected * 60_000);
  });
}
