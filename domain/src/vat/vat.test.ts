import { describe, expect, it } from "vitest";
import { currencies } from "../money/currency.ts";
import { euCountries, isEuCountry } from "./eu-countries.ts";
import { isPricedWithVat } from "./is-priced-with-vat.ts";
import { resolveLineVatRate } from "./resolve-line-vat-rate.ts";
import { resolveVatRate, type VatNumberStatus } from "./resolve-vat-rate.ts";

const rates = { SE: 25, DE: 25, GB: 25, NO: 25, FI: 25.5 };
const company = { rates, sellerCountry: "SE", isCompany: true, vatNumberCountry: "DE" } as const;
const inGermany = { country: "DE", zip: null };

describe("resolveVatRate", () => {
  it.each([
    ["SE", 25],
    ["FI", 25.5],
    ["NO", 25],
    ["US", 0],
  ])("charges a private individual in %s VAT of %d percent [9.12]", (country, rate) => {
    const input = {
      destination: { country, zip: null },
      rates,
      sellerCountry: "SE",
      isCompany: false,
      vatNumberStatus: "valid",
      vatNumberCountry: "DE",
    } as const;
    expect(resolveVatRate(input)).toEqual({ rate, reverseCharge: false });
  });

  it("reverses the charge for a company in another EU country with a valid VAT number", () => {
    expect(resolveVatRate({ ...company, destination: inGermany, vatNumberStatus: "valid" })).toEqual({
      rate: 0,
      reverseCharge: true,
    });
  });

  it.each(["invalid", "unknown", "missing"] satisfies VatNumberStatus[])(
    "charges a company in another EU country whose VAT number is %s",
    (vatNumberStatus) => {
      expect(resolveVatRate({ ...company, destination: inGermany, vatNumberStatus }).rate).toBe(25);
    },
  );

  it.each(["SE", "NO", "GB"])("never reverses the charge for a company in %s", (country) => {
    expect(
      resolveVatRate({ ...company, destination: { country, zip: null }, vatNumberStatus: "valid" }),
    ).toEqual({
      rate: 25,
      reverseCharge: false,
    });
  });

  it.each(["SE", "NO", null])("never reverses the charge for a number of %s", (vatNumberCountry) => {
    const input = { ...company, destination: inGermany, vatNumberStatus: "valid", vatNumberCountry } as const;
    expect(resolveVatRate(input)).toEqual({ rate: 25, reverseCharge: false });
  });

  it("never reverses the charge for a seller outside the EU", () => {
    const input = {
      ...company,
      sellerCountry: "NO",
      destination: inGermany,
      vatNumberStatus: "valid",
    } as const;
    expect(resolveVatRate(input)).toEqual({ rate: 25, reverseCharge: false });
  });

  it("returns 0 only by reverse charge, or where the shop owes no VAT", () => {
    for (const country of [...euCountries, "NO", "GB", "US", "CH"]) {
      for (const isCompany of [true, false]) {
        for (const vatNumberStatus of ["valid", "invalid", "unknown", "missing"] as const) {
          const allRates = Object.fromEntries([...euCountries, "NO", "GB"].map((code) => [code, 25]));
          const input = {
            destination: { country, zip: null },
            isCompany,
            vatNumberStatus,
            vatNumberCountry: "DE",
            sellerCountry: "SE",
            rates: allRates,
          };
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

describe("isPricedWithVat", () => {
  it("returns true for the currencies of the EU, Norway and the United Kingdom, and false for dollars [9.3]", () => {
    expect(currencies.filter(isPricedWithVat)).toEqual(currencies.filter((currency) => currency !== "USD"));
  });
});

describe("resolveLineVatRate", () => {
  it("charges no VAT on a gift card, and the order's rate on all other goods", () => {
    expect(resolveLineVatRate({ type: "giftCard", vatRate: 25 })).toBe(0);
    expect(resolveLineVatRate({ type: "filament", vatRate: 25 })).toBe(25);
  });
});

describe("isEuCountry", () => {
  it("includes the 27 member states, and excludes the United Kingdom", () => {
    expect(euCountries).toHaveLength(27);
    expect(isEuCountry("DE")).toBe(true);
    expect(isEuCountry("GB")).toBe(false);
  });
});
