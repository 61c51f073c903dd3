import { expect, it } from "vitest";
import { serviceTerms } from "./service-terms.ts";

it("the shop states its terms of service and the minimum of a custom filament [9.36], [5.21]", () => {
  expect(serviceTerms).toEqual({
    returnDays: 14,
    shipWithinHours: 24,
    replyWithinHours: 24,
    phoneFrom: 9,
    phoneTo: 12,
    customFilamentMinimumKg: 50,
  });
});
