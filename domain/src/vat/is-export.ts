import { isEuCountry } from "./eu-countries.ts";
import { type Destination, resolveTaxArea } from "./resolve-tax-area.ts";

/**
 * Tells whether an order is exempt as an export of goods (directive 2006/112/EC, article 146(1)(a); ML 10:64), which
 * its documents have to name: goods that leave the European Union's VAT area and on which the shop charges no VAT.
 * Goods with the British or Norwegian VAT of `resolveImportVat` are excluded, since their document names that VAT; a
 * gift card is no supply before it is spent.
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
