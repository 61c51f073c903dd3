import { languages } from "@spolverk/content/languages";
import {
  calculateAmount,
  calculateLinePrice,
  calculateTotals,
  standardVatRates,
  toVatRate,
} from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { toSumRows } from "./to-sum-rows.ts";

/** Each language's name of value added tax. */
const words = {
  da: /moms/i,
  de: /mwst|umsatzsteuer/i,
  en: /vat/i,
  es: /iva/i,
  fr: /tva|\bht\b/i,
  it: /iva/i,
  no: /mva/i,
  sv: /moms/i,
};

/** Kinds of tax areas and whether the shop charges VAT there; `isReversed`: a company in another member state. */
const areas = [
  { area: "the seller's country", country: "SE", zip: "222 23", isTaxed: true },
  { area: "another member state", country: "DE", zip: "10115", isTaxed: true },
  {
    area: "a company in another member state",
    country: "DE",
    zip: "10115",
    isReversed: true,
    isTaxed: false,
  },
  { area: "a member state's territory", country: "MC", zip: "98000", isTaxed: true },
  { area: "Northern Ireland", country: "GB", zip: "BT1 5GS", isTaxed: true },
  { area: "Great Britain", country: "GB", zip: "SW1A 1AA", isTaxed: true },
  { area: "goods taxed on import", country: "GB", zip: "SW1A 1AA", isReversed: true, isTaxed: false },
  { area: "Norway", country: "NO", zip: "0150", isTaxed: true },
  { area: "Jersey", country: "GB", zip: "JE2 3AB", isTaxed: false },
  { area: "Åland", country: "FI", zip: "22100", isTaxed: false },
  { area: "the Canary Islands", country: "ES", zip: "35001", isTaxed: false },
  { area: "the United States", country: "US", zip: "94105", isTaxed: false },
  { area: "Switzerland", country: "CH", zip: "8001", isTaxed: false },
];
const buyers = [true, false].flatMap((company) => areas.map((area) => ({ company, ...area })));

describe("toSumRows", () => {
  it.each(buyers)(
    "names VAT in every language only where VAT is charged: $area, company: $company, charged: $isTaxed [9.12]",
    async ({ company, country, zip, isReversed = false, isTaxed }) => {
      const vatRate = isReversed ? 0 : toVatRate(standardVatRates, { country, zip });
      expect(vatRate > 0).toBe(isTaxed);
      const line = calculateLinePrice({ msrpMinor: 19_920, discountPercentage: 0, quantity: 2, vatRate });
      const [shipping, fee] = [calculateAmount(3_920, vatRate), calculateAmount(2_320, vatRate)];
      const totals = calculateTotals({ lines: [line], shipping, fee });
      for (const language of languages) {
        const { t } = await createTestI18n(language);
        const summed = {
          totals: { ...totals, points: 0, giftCard: 0, toPay: totals.total },
          currency: "SEK" as const,
          company,
          lines: [line],
          vatRate,
          couponCode: null,
          isDelivered: true,
          isShippingChosen: true,
          final: "toPay" as const,
        };
        const names = toSumRows(summed, t).map(({ name }) => name);
        const naming = names.filter((name) => words[language].test(name));
        expect(naming.length, `${language}: ${names.join()}`).toBe(isTaxed ? (company ? 4 : 1) : 0);
      }
    },
  );
});
