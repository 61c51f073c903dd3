/**
 * Tells whether an order holds anything but gift cards. Selling a gift card is no supply and has no VAT, because it
 * can buy goods of any rate in any country (directive 2006/112/EC, articles 30a and 30b(2)).
 */
export function hasGoods(lines: readonly { giftCard: object | null }[]): boolean {
  return lines.some(({ giftCard }) => giftCard === null);
}
