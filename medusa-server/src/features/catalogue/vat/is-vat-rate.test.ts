import assert from "node:assert/strict";
import { it } from "node:test";
import { vatChangeBodySchema } from "../api/vat-body.ts";
import { isVatRate } from "./is-vat-rate.ts";

it("isVatRate accepts the same rates as the form's body schema [9.12]", () => {
  const rates = [0, 25, 25.5, 25.55, 50, -1, 50.01, 25.555, Number.NaN, "25", "", null];
  const taken = rates.filter(isVatRate);
  assert.deepEqual(taken, [0, 25, 25.5, 25.55, 50]);
  const ofBody = rates.filter(
    (rate) => vatChangeBodySchema.safeParse({ country: "NO", rate, starts_on: "2999-01-01" }).success,
  );
  assert.deepEqual(ofBody, taken);
});
