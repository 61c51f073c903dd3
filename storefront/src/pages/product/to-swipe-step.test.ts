import { describe, expect, it } from "vitest";
import { toSwipeStep } from "./to-swipe-step.ts";

describe("a swipe across a picture", () => {
  it.each([
    [-40, 1],
    [40, -1],
    [-39, null],
    [0, null],
  ])("of %i pixels turns by %s", (moved, turn) => {
    expect(toSwipeStep(moved)).toBe(turn);
  });
});
