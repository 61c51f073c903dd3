import { expect, it } from "vitest";
import { resolveLoadingState } from "./resolve-loading-state.ts";

it.each([
  [0, "loading"],
  [2999, "loading"],
  [3000, "slow"],
  [14_999, "slow"],
  [15_000, "timeout"],
] as const)("resolveLoadingState maps a wait of %i ms to %s [2.55] [9.39] [9.40]", (waitedMs, state) => {
  expect(resolveLoadingState(waitedMs)).toBe(state);
});
