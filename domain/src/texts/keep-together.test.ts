import { expect, it } from "vitest";
import { keepTogether } from "./keep-together.ts";

it.each([
  ["252 25", "252\u00A025"],
  ["SW1A 1AA", "SW1A\u00A01AA"],
  ["10115", "10115"],
  ["", ""],
])("keeps the postal code %j on one line", (code, whole) => {
  expect(keepTogether(code)).toBe(whole);
});
