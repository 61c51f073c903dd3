/**
 * Tells whether an order holds anything but gift cards. Those bear no VAT when they are sold, because they can buy goods of
 * any rate in any country: their sale is no supply (directive 2006/112/EC, articles 30a and 30b(2)).
 */
export function hasGoods(lines: readonly { giftCard: object | null }[]): boolean {
  return lines.some(({ giftCard }) => giftCard === null);
}
