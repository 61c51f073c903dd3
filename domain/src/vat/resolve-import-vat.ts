import { type Destination, resolveTaxArea } from "./resolve-tax-area.ts";

/**
 * The values above which the carrier collects VAT at the border and the shop charges none, in minor units without
 * VAT. Null: the shop charges VAT whatever the value [9.12].
 */
export type ImportThresholds = {
  /** United Kingdom: the goods of a consignment, in GBP (HMRC: 135 GBP). */
  consignmentGbp: number | null;
  /** Norway: a single item, in NOK (VOEC: 3,000 NOK). */
  itemNok: number | null;
};

/** The fields of an order line that decide about the thresholds. */
export type ImportedLine = {
  quantity: number;
  /** Only shipped goods cross a border. */
  physical: boolean;
  /** The price of the whole line after discounts, without VAT, in minor units of both currencies. */
  net: { GBP: number; NOK: number };
};

/**
 * Resolves for each line whether its VAT is due at the border, so that the shop charges none.
 *
 * United Kingdom, with the Isle of Man and without Northern Ireland: all goods of a consignment of more than the
 * threshold. Norway, without Svalbard: each item at or above the threshold, and every item of a company, since VOEC
 * covers only consumers. Values are list prices of that currency less the discounts of sale, agreement and coupon,
 * whatever currency is paid in; points, gift cards and shipping do not change them.
 */
export function resolveImportVat(input: {
  destination: Destination;
  sellerCountry: string;
  isCompany: boolean;
  thresholds: ImportThresholds;
  lines: readonly ImportedLine[];
}): boolean[] {
  const { destination, sellerCountry, isCompany, lines } = input;
  const { vatArea } = resolveTaxArea(destination);
  const { consignmentGbp, itemNok } = input.thresholds;
  const none = lines.map(() => false);
  if (vatArea === sellerCountry) return none;
  if (vatArea === "GB" && consignmentGbp !== null) {
    const value = lines.reduce((sum, { physical, net }) => sum + (physical ? net.GBP : 0), 0);
    return value > consignmentGbp ? lines.map(({ physical }) => physical) : none;
  }
  if (vatArea === "NO" && itemNok !== null) {
    return lines.map(
      ({ physical, quantity, net }) => physical && (isCompany || net.NOK >= quantity * itemNok),
    );
  }
  return none;
}
