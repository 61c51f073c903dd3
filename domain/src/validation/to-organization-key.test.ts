import { describe, expect, it } from "vitest";
import { toCompanyKey, toOrganizationKey } from "./to-organization-key.ts";

describe("toOrganizationKey", () => {
  it.each([
    ["SE", "556036-0793", "SE5560360793"],
    ["SE", " 556036 0793", "SE5560360793"],
    ["DE", "hrb 86891", "DEHRB86891"],
    ["FR", "303 265 045 00011", "FR303265045"],
    ["FR", "303265045", "FR303265045"],
    ["GB", "1234567", "GB01234567"],
    ["GB", "SC123456", "GBSC123456"],
  ])("for a company of %s with the number %j, returns %s", (country, number, key) => {
    expect(toOrganizationKey(country, number)).toBe(key);
  });

  it("returns null for a number without letters and digits", () => {
    expect(toOrganizationKey("US", " - . ")).toBeNull();
  });
});

describe("toCompanyKey", () => {
  it("prefers the organization number over the VAT number, and returns null without both", () => {
    const company = { country: "DE", organizationNumber: "HRB 86891", vatNumber: "DE136695976" };
    expect(toCompanyKey(company)).toBe("DEHRB86891");
    expect(toCompanyKey({ ...company, organizationNumber: "" })).toBe("DEDE136695976");
    expect(toCompanyKey({ ...company, organizationNumber: "", vatNumber: "" })).toBeNull();
  });
});
