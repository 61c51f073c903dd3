import assert from "node:assert/strict";
import { it } from "node:test";
import { describeRates } from "./describe-rates.ts";

it("names each country with its rate before and after, and states that it takes effect at once [9.12]", () => {
  const text = describeRates([
    { country: "FI", before: 25, after: 25.5 },
    { country: "HU", before: 25, after: 27 },
  ]);
  assert.ok(
    text.startsWith(
      "Finland (FI): 25\u00A0% → 25.5\u00A0%, Hungary (HU): 25\u00A0% → 27\u00A0%. This holds at once",
    ),
    text,
  );
});
