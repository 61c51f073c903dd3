import { isEuCountry } from "./eu-countries.ts";
import { type Destination, resolveTaxArea } from "./resolve-tax-area.ts";

/**
 * Tells whether an order is exempt as an export of goods (directive 2006/112/EC, article 146(1)(a); ML 10:64). Its
 * documents then have to name the exemption. An order is an export when some of its goods leave the European Union's
 * VAT area and the shop charges no VAT on them.
 *
 * Goods on which the shop charges British or Norwegian VAT do not count, since the document names that VAT. Nor does a
 * gift card: it is no supply before it is spent.
 */
export function isExport(
  order: Destination & {
    sellerCountry: string;
    lines: readonly { giftCard: object | null; vatRate: number }[];
  },
): boolean {
  const { sellerCountry, lines } = order;
  if (!isEuCountry(sellerCountry) || resolveTaxArea(order).vatArea === "EU") return false;
  return lines.some(({ giftCard, vatRate }) => giftCard === null && vatRate === 0);
}
