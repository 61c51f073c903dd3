import { expect, it } from "vitest";
import { convertToSek } from "./convert-to-sek.ts";

it.each([
  [10_000, 11.4235, 114_235],
  [1, 10.5, 11],
  [-10_000, 11.4235, -114_235],
  [0, 11.4235, 0],
  [333, 0.945678, 315],
])("converts %i minor units at %f kronor to %i öre, rounded half away from zero", (minor, rate, expected) => {
  expect(convertToSek(minor, rate)).toBe(expected);
});
