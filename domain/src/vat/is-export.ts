import { isEuCountry } from "./eu-countries.ts";

type Destination = {
  /** ISO 3166-1 alpha-2 in capitals */
  country: string;
  zip: string;
};

/**
 * Tells whether an order is exempt as an export of goods (directive 2006/112/EC, article 146(1)(a); ML 10:64), which its
 * documents have to name: goods that the shop sends out of the European Union and on which it charges no VAT. Goods with
 * the British or Norwegian VAT of `resolveImportVat` name none, since their document has a VAT of its own; a gift card is
 * no supply before it is spent.
 *
 * @param order.country of delivery, as `order.zip` is
 */
export function isExport(
  order: Destination & {
    sellerCountry: string;
    lines: readonly { giftCard: object | null; vatRate: number }[];
  },
): boolean {
  const { sellerCountry, lines } = order;
  if (!isEuCountry(sellerCountry) || isInEuVatArea(order)) return false;
  return lines.some(({ giftCard, vatRate }) => giftCard === null && vatRate === 0);
}

/**
 * Monaco counts as France (article 7), and Northern Ireland, whose postal codes begin with BT, as a member state for goods
 * (Windsor Framework, article 8).
 */
function isInEuVatArea({ country, zip }: Destination): boolean {
  return isEuCountry(country) || country === "MC" || (country === "GB" && /^\s*BT/i.test(zip));
}
