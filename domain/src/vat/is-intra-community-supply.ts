import { hasGoods } from "../gift-cards/has-goods.ts";

/**
 * Tells whether an order is exempt as an intra-community supply of goods (directive 2006/112/EC, article 138), which
 * its documents have to name. The shop sells no services, so no order needs the wording of article 196; a gift card
 * is no supply before it is spent.
 *
 * @param order.reverseCharge whether the buyer accounts for the VAT, as `resolveVatRate` decides
 */
export function isIntraCommunitySupply(order: {
  reverseCharge: boolean;
  lines: readonly { giftCard: object | null }[];
}): boolean {
  return order.reverseCharge && hasGoods(order.lines);
}
