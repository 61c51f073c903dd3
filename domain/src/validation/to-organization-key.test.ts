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
  ])("names a company of %s with the number %j %s", (country, number, key) => {
    expect(toOrganizationKey(country, number)).toBe(key);
  });

  it("makes no key of a number without letters and digits", () => {
    expect(toOrganizationKey("US", " - . ")).toBeNull();
  });
});

describe("toCompanyKey", () => {
  it("names a company by its organization number, else by its VAT number, else not at all", () => {
    const company = { country: "DE", organizationNumber: "HRB 86891", vatNumber: "DE136695976" };
    expect(toCompanyKey(company)).toBe("DEHRB86891");
    expect(toCompanyKey({ ...company, organizationNumber: "" })).toBe("DEDE136695976");
    expect(toCompanyKey({ ...company, organizationNumber: "", vatNumber: "" })).toBeNull();
  });
});
