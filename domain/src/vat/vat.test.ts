import { describe, expect, it } from "vitest";
import { euCountries, isEuCountry } from "./eu-countries.ts";
import { isVatNumberFormat } from "./is-vat-number-format.ts";
import { resolveLineVatRate } from "./resolve-line-vat-rate.ts";
import { resolveVatRate, type VatNumberStatus } from "./resolve-vat-rate.ts";

const rates = { SE: 25, DE: 25, GB: 25, NO: 25, FI: 25.5 };
const company = { rates, sellerCountry: "SE", isCompany: true } as const;

describe("resolveVatRate", () => {
  it.each([
    ["SE", 25],
    ["FI", 25.5],
    ["NO", 25],
    ["US", 0],
  ])("charges an individual in %s %d %% [9.12]", (country, rate) => {
    const input = {
      country,
      rates,
      sellerCountry: "SE",
      isCompany: false,
      vatNumberStatus: "valid",
    } as const;
    expect(resolveVatRate(input)).toEqual({ rate, reverseCharge: false });
  });

  it("reverses the charge for a company in another EU country with a valid VAT number", () => {
    expect(resolveVatRate({ ...company, country: "DE", vatNumberStatus: "valid" })).toEqual({
      rate: 0,
      reverseCharge: true,
    });
  });

  it.each(["invalid", "unknown", "missing"] satisfies VatNumberStatus[])(
    "charges a company in another EU country whose VAT number is %s",
    (vatNumberStatus) => {
      expect(resolveVatRate({ ...company, country: "DE", vatNumberStatus }).rate).toBe(25);
    },
  );

  it.each(["SE", "NO", "GB"])("never reverses the charge for a company in %s", (country) => {
    expect(resolveVatRate({ ...company, country, vatNumberStatus: "valid" })).toEqual({
      rate: 25,
      reverseCharge: false,
    });
  });

  it("never reverses the charge for a seller outside the EU", () => {
    const input = { ...company, sellerCountry: "NO", country: "DE", vatNumberStatus: "valid" } as const;
    expect(resolveVatRate(input)).toEqual({ rate: 25, reverseCharge: false });
  });

  it("is 0 only by reverse charge, or where the country has no VAT of ours", () => {
    for (const country of [...euCountries, "NO", "GB", "US", "CH"]) {
      for (const isCompany of [true, false]) {
        for (const vatNumberStatus of ["valid", "invalid", "unknown", "missing"] as const) {
          const allRates = Object.fromEntries([...euCountries, "NO", "GB"].map((code) => [code, 25]));
          const input = { country, isCompany, vatNumberStatus, sellerCountry: "SE", rates: allRates };
          const reversed =
            isCompany && vatNumberStatus === "valid" && country !== "SE" && isEuCountry(country);
          const charged = country === "US" || country === "CH" ? 0 : 25;
          expect(resolveVatRate(input), JSON.stringify(input)).toEqual({
            rate: reversed ? 0 : charged,
            reverseCharge: reversed,
          });
        }
      }
    }
  });
});

describe("resolveLineVatRate", () => {
  it("leaves a gift card without VAT and charges everything else", () => {
    expect(resolveLineVatRate({ type: "giftCard", vatRate: 25 })).toBe(0);
    expect(resolveLineVatRate({ type: "filament", vatRate: 25 })).toBe(25);
  });
});

describe("isVatNumberFormat", () => {
  it.each([
    ["SE", "SE556677889901"],
    ["SE", "se 556677-8899 01"],
    ["DE", "DE123456789"],
    ["AT", "ATU12345678"],
    ["GR", "EL123456789"],
    ["NL", "NL123456789B01"],
    ["IE", "IE1234567WA"],
    ["FR", "FRXX123456789"],
    ["ES", "ESX1234567R"],
  ])("takes %s %s", (country, text) => {
    expect(isVatNumberFormat(country, text)).toBe(true);
  });

  it.each([
    ["SE", "556677889901"],
    ["SE", "SE5566778899"],
    ["DE", "DE12345678"],
    ["DE", "SE556677889901"],
    ["US", "US123456789"],
    ["GR", "GR123456789"],
    ["DE", ""],
  ])("refuses %s %s", (country, text) => {
    expect(isVatNumberFormat(country, text)).toBe(false);
  });

  it.each([
    ["AT", "ATU12345678", "AT12345678"],
    ["BE", "BE0123456789", "BE2123456789"],
    ["BG", "BG1234567890", "BG12345678"],
    ["CY", "CY12345678X", "CY123456789"],
    ["CZ", "CZ1234567890", "CZ1234567"],
    ["DE", "DE123456789", "DE1234567890"],
    ["DK", "DK12345678", "DK123456789"],
    ["EE", "EE123456789", "EE12345678"],
    ["ES", "ESB12345678", "ES123456789"],
    ["FI", "FI12345678", "FI1234567"],
    ["FR", "FR12345678901", "FRIO123456789"],
    ["GR", "EL123456789", "EL12345678"],
    ["HR", "HR12345678901", "HR1234567890"],
    ["HU", "HU12345678", "HU12345678901"],
    ["IE", "IE1234567T", "IE12345678"],
    ["IT", "IT12345678901", "IT1234567890"],
    ["LT", "LT123456789012", "LT1234567890"],
    ["LU", "LU12345678", "LU1234567"],
    ["LV", "LV12345678901", "LV123456789"],
    ["MT", "MT12345678", "MT1234567"],
    ["NL", "NL123456789B12", "NL123456789012"],
    ["PL", "PL1234567890", "PL123456789"],
    ["PT", "PT123456789", "PT12345678"],
    ["RO", "RO12", "RO1"],
    ["SE", "SE556012579001", "SE556012579002"],
    ["SI", "SI12345678", "SI123456789"],
    ["SK", "SK1234567890", "SK123456789"],
  ])("knows the form of %s: %s but not %s", (country, right, wrong) => {
    expect(isVatNumberFormat(country, right)).toBe(true);
    expect(isVatNumberFormat(country, wrong)).toBe(false);
  });

  it("knows a form for each of the 27 member states", () => {
    expect(euCountries).toHaveLength(27);
    const anyForm = [
      "12345678",
      "123456789",
      "U12345678",
      "0123456789",
      "12345678A",
      "12345678901",
      "123456789B01",
      "1234567WA",
      "556677889901",
      "A12345678",
    ];
    for (const country of euCountries) {
      const prefix = country === "GR" ? "EL" : country;
      expect(
        anyForm.some((form) => isVatNumberFormat(country, prefix + form)),
        country,
      ).toBe(true);
    }
    expect(isEuCountry("GB")).toBe(false);
  });
});
