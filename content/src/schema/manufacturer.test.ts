import { describe, expect, it } from "vitest";
import { manufacturersSchema } from "./manufacturer.ts";

const contact = {
  name: "Verkstad AB",
  address: "Gatan 1",
  postalCode: "111 11",
  city: "Ort",
  country: "SE",
  email: "safety@example.com",
};
const parse = (changes: object) =>
  manufacturersSchema.safeParse([{ brand: "Verkstad", ...contact, ...changes }]);
const fieldsOf = (changes: object) => parse(changes).error?.issues.map(({ path }) => path.slice(1).join("."));

describe("manufacturersSchema", () => {
  it("accepts a maker in the EU, and one outside with a responsible person inside", () => {
    expect(parse({}).success).toBe(true);
    expect(parse({ country: "NO", responsible: contact }).success).toBe(true);
  });

  it("refuses a maker outside the EU without a responsible person, or with one outside", () => {
    expect(fieldsOf({ country: "NO" })).toEqual(["responsible"]);
    expect(fieldsOf({ country: "NO", responsible: { ...contact, country: "GB" } })).toEqual([
      "responsible.country",
    ]);
  });

  it("refuses a maker without an e-mail address", () => {
    expect(fieldsOf({ email: "" })).toEqual(["email"]);
  });
});
