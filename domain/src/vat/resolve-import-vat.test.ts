import { describe, expect, it } from "vitest";
import { resolveImportVat } from "./resolve-import-vat.ts";
import { standardVatRates } from "./standard-vat-rates.ts";
import { euCountries } from "./eu-countries.ts";

const thresholds = { consignmentGbp: 13_500, itemNok: 300_000 };
const piece = (gbp: number, nok: number, quantity = 1, physical = true) => ({
  quantity,
  physical,
  net: { GBP: gbp * quantity, NOK: nok * quantity },
});
const base = { sellerCountry: "SE", isCompany: false, thresholds };

describe("resolveImportVat", () => {
  it.each([
    ["135.00 GBP in one piece", [piece(13_500, 0)], [false]],
    ["135.01 GBP in one piece", [piece(13_501, 0)], [true]],
    ["more than 135 GBP together", [piece(7_000, 0), piece(3_300, 0, 2)], [true, true]],
    [
      "135.00 GBP of goods, and a gift card, which does not count",
      [piece(13_500, 0), piece(5_000, 0, 1, false)],
      [false, false],
    ],
    [
      "135.01 GBP of goods, and a gift card, which has no VAT at the border",
      [piece(13_501, 0), piece(5_000, 0, 1, false)],
      [true, false],
    ],
  ])("applies the threshold to the whole consignment for the United Kingdom: %s", (_, lines, atBorder) => {
    expect(resolveImportVat({ ...base, destination: { country: "GB", zip: null }, lines })).toEqual(atBorder);
  });

  it.each([
    ["2,999.99 NOK", [piece(0, 299_999)], [false]],
    ["3,000 NOK", [piece(0, 300_000)], [true]],
    ["several items below it", [piece(0, 200_000, 5)], [false]],
    ["items on both sides of it", [piece(0, 1_000), piece(0, 900_000)], [false, true]],
  ])("applies the threshold to each item for Norway: %s", (_, lines, atBorder) => {
    expect(resolveImportVat({ ...base, destination: { country: "NO", zip: null }, lines })).toEqual(atBorder);
  });

  it("returns true for every shipped item of a company in Norway", () => {
    const lines = [piece(0, 1_000), piece(0, 1_000, 1, false)];
    expect(
      resolveImportVat({ ...base, destination: { country: "NO", zip: null }, isCompany: true, lines }),
    ).toEqual([true, false]);
  });

  it.each(["GB", "NO"])(
    "returns false for %s, whatever the value, while its threshold is null [9.12]",
    (country) => {
      const off = { consignmentGbp: null, itemNok: null };
      const lines = [piece(1_000_000, 1_000_000)];
      expect(
        resolveImportVat({
          ...base,
          thresholds: off,
          destination: { country, zip: null },
          isCompany: true,
          lines,
        }),
      ).toEqual([false]);
    },
  );

  it.each(["SE", "DE", "US"])("applies no threshold for %s", (country) => {
    expect(
      resolveImportVat({
        ...base,
        destination: { country, zip: null },
        lines: [piece(1_000_000, 1_000_000)],
      }),
    ).toEqual([false]);
  });

  it("returns false for a seller in the country itself", () => {
    const lines = [piece(1_000_000, 1_000_000)];
    expect(
      resolveImportVat({ ...base, sellerCountry: "GB", destination: { country: "GB", zip: null }, lines }),
    ).toEqual([false]);
  });
});

describe("standardVatRates", () => {
  it("lists every member state, Norway and the United Kingdom", () => {
    expect(Object.keys(standardVatRates).toSorted()).toEqual([...euCountries, "GB", "NO"].toSorted());
  });
});
