import { describe, expect, it } from "vitest";
import { toSwipeStep } from "./to-swipe-step.ts";

describe("toSwipeStep", () => {
  it.each([
    [-40, 1],
    [40, -1],
    [-39, null],
    [0, null],
  ])("maps a swipe of %i pixels to the step %s", (moved, turn) => {
    expect(toSwipeStep(moved)).toBe(turn);
  });
});
