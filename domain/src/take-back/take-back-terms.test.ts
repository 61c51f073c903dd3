import { expect, it } from "vitest";
import { takeBackTerms } from "./take-back-terms.ts";

it("the shop states the limits of the take-back program [5.13]–[5.17], [5.20], [9.35]", () => {
  expect(takeBackTerms).toEqual({
    orderWithinMonths: 12,
    intervalMonths: 6,
    minimumSpools: 8,
    sendWithinDays: 60,
    linkDays: 365,
    maximumWeightKg: 20,
    maximumLengthM: 1.75,
    maximumGirthM: 3,
    feeSek: 1000,
  });
});
