import { expect, it } from "vitest";
import { isWithdrawnWhole } from "./is-withdrawn-whole.ts";
import { withdrawalStates } from "./withdrawal-state.ts";

it("isWithdrawnWhole requires one refunded statement about the whole order (directive 2011/83/EU, article 12)", () => {
  const whole = withdrawalStates.map((state) => isWithdrawnWhole([{ state, goods: "" }]));
  expect(whole).toEqual(withdrawalStates.map((state) => state === "refunded"));
  expect(isWithdrawnWhole([{ state: "refunded", goods: "En rulle" }])).toBe(false);
  expect(
    isWithdrawnWhole([
      { state: "refused", goods: "" },
      { state: "refunded", goods: "" },
    ]),
  ).toBe(true);
  expect(isWithdrawnWhole([])).toBe(false);
});
