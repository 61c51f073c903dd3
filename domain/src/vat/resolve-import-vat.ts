import { type Destination, resolveTaxArea } from "./resolve-tax-area.ts";

/**
 * The thresholds, in minor units without VAT, that decide whether the carrier collects the VAT of goods at the border
 * and the shop charges none. Null: the shop charges VAT whatever the value [9.12].
 */
export type ImportThresholds = {
  /** United Kingdom: the carrier collects when the goods of a consignment are worth more, in GBP (HMRC: 135 GBP). */
  consignmentGbp: number | null;
  /** Norway: the carrier collects for an item that is worth this or more, in NOK (VOEC: 3,000 NOK). */
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
 * Resolves for each line whether its VAT is due at the border. The shop then charges no VAT on the line.
 *
 * United Kingdom, with the Isle of Man and without Northern Ireland: VAT is due at the border on all goods of a
 * consignment whose value is above the threshold. Norway, without Svalbard: on each item whose value is at or above the
 * threshold, and on every item of a company, since VOEC covers only consumers.
 *
 * A value is compared in the threshold's currency (GBP or NOK), whatever currency the shopper pays in: the list price
 * in that currency less the discounts of sale, agreement and coupon. Points, gift cards and shipping do not change it.
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
