import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizePostalCode } from "../validation/normalize-postal-code.ts";
import { isEuCountry } from "./eu-countries.ts";
import { isExport } from "./is-export.ts";
import { resolveImportCharges } from "./resolve-import-charges.ts";
import { resolveImportVat } from "./resolve-import-vat.ts";
import { type Destination, findTerritory, isInOtherMemberState } from "./resolve-tax-area.ts";
import { resolveVatRate } from "./resolve-vat-rate.ts";
import { standardVatRates } from "./standard-vat-rates.ts";
import { territories } from "./territories.ts";

const sellerCountry = "SE";
const line = { physical: true, quantity: 1, net: { GBP: 1000, NOK: 10_000 } };
type Row = readonly [
  name: string,
  country: string,
  zip: string,
  /** The country whose rate a private individual pays. */
  vatCountry: string | null,
  importTax: "included" | "possible" | null,
  importDuties: boolean,
  isReversible: boolean,
];

/** An address in each territory, as shoppers write it. */
const addresses: readonly Row[] = [
  ["Monaco", "MC", "98000", "FR", null, false, true],
  ["Monaco", "FR", "98000", "FR", null, false, true],
  ["Northern Ireland", "GB", "BT1 5GS", "GB", null, false, true],
  ["Northern Ireland", "GB", "bt15gs", "GB", null, false, true],
  ["Isle of Man", "GB", "IM1 1AF", "GB", "included", false, false],
  ["Jersey", "GB", "JE2 3AB", null, "possible", true, false],
  ["Guernsey", "GB", "GY1 1AA", null, "possible", true, false],
  ["Guernsey", "GB", "GY9 3UF", null, "possible", true, false],
  ["Åland", "FI", "22100", null, "possible", false, false],
  ["Åland", "AX", "22100", null, "possible", false, false],
  ["Canary Islands", "ES", "35001", null, "possible", false, false],
  ["Canary Islands", "ES", "38 001", null, "possible", false, false],
  ["Ceuta", "ES", "51001", null, "possible", true, false],
  ["Melilla", "ES", "52001", null, "possible", true, false],
  ["Livigno", "IT", "23041", null, "possible", true, false],
  ["Campione d’Italia", "IT", "22061", null, "possible", false, false],
  ["Büsingen", "DE", "78266", null, "possible", true, false],
  ["Büsingen", "DE", "D-78266", null, "possible", true, false],
  ["Büsingen", "CH", "8238", null, "possible", true, false],
  ["Heligoland", "DE", "27498", null, "possible", true, false],
  ["Mount Athos", "GR", "630 86", null, "possible", false, false],
  ["Guadeloupe", "FR", "97110", null, "possible", false, false],
  ["Martinique", "FR", "97200", null, "possible", false, false],
  ["French Guiana", "FR", "97300", null, "possible", false, false],
  ["Réunion", "FR", "97400", null, "possible", false, false],
  ["Mayotte", "FR", "97600", null, "possible", false, false],
  ["Saint Martin", "FR", "97150", null, "possible", false, false],
  ["Overseas countries and territories of France", "FR", "97133", null, "possible", true, false],
  ["Overseas countries and territories of France", "FR", "98800", null, "possible", true, false],
  ["San Marino", "SM", "47890", null, "possible", false, false],
  ["San Marino", "IT", "47890", null, "possible", false, false],
  ["Vatican City", "IT", "00120", null, "possible", true, false],
  ["Svalbard and Jan Mayen", "NO", "9170", null, null, false, false],
  ["Svalbard and Jan Mayen", "NO", "8099", null, null, false, false],
  ["Faroe Islands", "FO", "100", null, "possible", true, false],
  ["Greenland", "DK", "3900", null, "possible", true, false],
];

const buyers = [
  ["a private individual", { isCompany: false, vatNumberStatus: "missing", vatNumberCountry: null }],
  ["a company without a number", { isCompany: true, vatNumberStatus: "missing", vatNumberCountry: null }],
  ["a company with a valid number", { isCompany: true, vatNumberStatus: "valid", vatNumberCountry: "FR" }],
] as const;

describe("the table of territories", () => {
  it("lists an address of each territory in this test; no two territories share a code or an address", () => {
    expect([...new Set(addresses.map(([name]) => name))]).toEqual(territories.map(({ name }) => name));
    const codes = territories.flatMap((territory) => territory.codes);
    expect(new Set(codes).size).toBe(codes.length);
    for (const [, country, zip] of addresses) {
      const destination = { country, zip };
      const rows = territories.filter(
        (one) =>
          one.codes.includes(country) ||
          one.addresses[country]?.test((normalizePostalCode(country, zip) ?? "").replaceAll(/[\s-]/g, "")),
      );
      expect(rows, `${country} ${zip}`).toEqual([findTerritory(destination)]);
    }
  });

  it.each(addresses)("finds %s by the address %s %s [9.12]", (name, country, zip) => {
    expect(findTerritory({ country, zip })?.name).toBe(name);
  });

  describe.each(buyers)("for %s", (_, buyer) => {
    it.each(addresses)(
      "for %s (%s %s), charges the rate of %s, with import tax %s, duty %s [9.12]",
      (_name, country, zip, vatCountry, importTax, importDuties, isReversible) => {
        const destination = { country, zip };
        const { rate, reverseCharge } = resolveVatRate({
          destination,
          rates: standardVatRates,
          sellerCountry,
          ...buyer,
        });
        expect(reverseCharge).toBe(isReversible && buyer.vatNumberStatus === "valid");
        const charged = vatCountry === null ? 0 : standardVatRates[vatCountry];
        expect(rate).toBe(reverseCharge ? 0 : charged);
        const lines = [{ giftCard: null, vatRate: rate }];
        expect(isExport({ ...destination, sellerCountry, lines })).toBe(vatCountry === null);
        const imports = { destination, sellerCountry, lines: [line] };
        const charges = resolveImportCharges({ ...imports, vatRate: rate, isVatCollected: false });
        expect(charges).toEqual({ importTax, importDuties });
      },
    );
  });

  it.each([
    ["BT1 5GS", false],
    ["JE2 3AB", false],
    ["GY1 1AA", false],
    ["IM1 1AF", true],
    ["SW1A 1AA", true],
  ])("applies the British threshold to %s: %s", (zip, isCollected) => {
    const imported = resolveImportVat({
      destination: { country: "GB", zip },
      sellerCountry,
      isCompany: false,
      thresholds: { consignmentGbp: 13_500, itemNok: 300_000 },
      lines: [{ ...line, net: { GBP: 13_501, NOK: 400_000 } }],
    });
    expect(imported).toEqual([isCollected]);
  });

  it("applies no Norwegian threshold in Svalbard", () => {
    const lines = [{ ...line, net: { GBP: 13_501, NOK: 400_000 } }];
    const input = {
      sellerCountry,
      isCompany: false,
      thresholds: { consignmentGbp: null, itemNok: 1 },
      lines,
    };
    expect(resolveImportVat({ ...input, destination: { country: "NO", zip: "0150" } })).toEqual([true]);
    expect(resolveImportVat({ ...input, destination: { country: "NO", zip: "9171" } })).toEqual([false]);
  });
});

/** The ranges once more, by their first characters, as an independent oracle. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  FR: ["980", "971", "972", "973", "974", "975", "976", "984", "986", "987", "988"],
  GB: ["BT", "IM", "JE", "GY"],
  FI: ["22"],
  ES: ["35", "38", "51", "52"],
  IT: ["23041", "22061", "4789", "00120"],
  DE: ["78266", "27498"],
  CH: ["8238"],
  GR: ["63086", "63087"],
  NO: ["917", "8099"],
  DK: ["39"],
};
const digits = fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, "0"));
const british = fc
  .tuple(fc.constantFrom("SW", "B", "M", "G", "JA", "IP", "BS", "EC"), fc.integer({ min: 1, max: 9 }))
  .map(([area, district]) => `${area}${district} 1AA`);
const places: fc.Arbitrary<Destination> = fc.oneof(
  fc.record({
    country: fc.constantFrom(...Object.keys(ranges).filter((country) => country !== "GB"), "SE", "PT", "US"),
    zip: fc.oneof(
      digits,
      digits.map((code) => code.slice(1)),
      digits.map((code) => `${code.slice(0, 3)} ${code.slice(3)}`),
    ),
  }),
  fc.record({ country: fc.constant("GB"), zip: british }),
  fc.record({ country: fc.constantFrom("SE", "DE", "US", "GB", "FR"), zip: fc.string({ unit: "binary" }) }),
);

describe("a postal code outside the territories", () => {
  it("leaves its country's tax treatment unchanged", () => {
    fc.assert(
      fc.property(places, ({ country, zip }) => {
        const compact = (zip ?? "").replaceAll(/[\s-]/g, "");
        fc.pre(!ranges[country]?.some((start) => compact.toUpperCase().includes(start)));
        expect(findTerritory({ country, zip })).toBeNull();
        expect(isInOtherMemberState({ country, zip }, sellerCountry)).toBe(
          isEuCountry(country) && country !== sellerCountry,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe("resolveImportCharges", () => {
  const toCharges = (country: string, vatRate: number, changes: object = {}) =>
    resolveImportCharges({
      destination: { country, zip: null },
      sellerCountry,
      vatRate,
      isVatCollected: false,
      lines: [line],
      ...changes,
    });

  it.each([
    ["SE", 25, null, false],
    ["DE", 25, null, false],
    ["DE", 0, null, false],
    ["NO", 25, "included", false],
    ["GB", 20, "included", false],
    ["CH", 0, "possible", true],
    ["US", 0, "possible", true],
  ] as const)(
    "returns for a delivery to %s with %d percent VAT: tax %s, duty %s",
    (country, rate, tax, duties) => {
      expect(toCharges(country, rate)).toEqual({ importTax: tax, importDuties: duties });
    },
  );

  it.each(["GB", "NO"])(
    "returns possible duty for %s, but no import tax, when the carrier collects the VAT",
    (country) => {
      expect(toCharges(country, 0, { isVatCollected: true })).toEqual({
        importTax: null,
        importDuties: true,
      });
    },
  );

  it("returns duty for a British consignment above 135 GBP, not counting gift cards", () => {
    const of = (net: number, physical = true) => ({ physical, quantity: 1, net: { GBP: net, NOK: 0 } });
    expect(toCharges("GB", 20, { lines: [of(13_500), of(9000, false)] }).importDuties).toBe(false);
    expect(toCharges("GB", 20, { lines: [of(13_501)] }).importDuties).toBe(true);
  });

  it("returns no charges for orders that ship nothing", () => {
    const charges = toCharges("US", 0, { lines: [{ ...line, physical: false }] });
    expect(charges).toEqual({ importTax: null, importDuties: false });
  });

  it("returns charges for a British seller into the European Union, and none within the United Kingdom", () => {
    expect(toCharges("SE", 25, { sellerCountry: "GB" })).toEqual({
      importTax: "included",
      importDuties: true,
    });
    expect(toCharges("GB", 20, { sellerCountry: "GB" })).toEqual({ importTax: null, importDuties: false });
  });
});
