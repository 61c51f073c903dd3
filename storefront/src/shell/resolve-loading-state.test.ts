import { expect, it } from "vitest";
import { resolveLoadingState } from "./resolve-loading-state.ts";

it.each([
  [0, "loading"],
  [2999, "loading"],
  [3000, "slow"],
  [14_999, "slow"],
  [15_000, "timeout"],
] as const)("a page that has loaded for %i ms is %s [2.55] [9.39] [9.40]", (waitedMs, state) => {
  expect(resolveLoadingState(waitedMs)).toBe(state);
});
