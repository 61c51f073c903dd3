import assert from "node:assert/strict";
import { it } from "node:test";
import { describeRates } from "./describe-rates.ts";

it("names each country with its rate before and after, and that it holds at once [9.12]", () => {
  const text = describeRates([
    { country: "FI", before: 25, after: 25.5 },
    { country: "HU", before: 25, after: 27 },
  ]);
  assert.ok(
    text.startsWith("Finland (FI): 25 % → 25.5 %, Hungary (HU): 25 % → 27 %. This holds at once"),
    text,
  );
});
