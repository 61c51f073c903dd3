import { hasGoods } from "../gift-cards/has-goods.ts";

/**
 * Tells whether an order is exempt as an intra-community supply of goods (directive 2006/112/EC, article 138). Its
 * documents then have to name the exemption. The shop sells no services, so no order needs the wording of article 196.
 * An order of gift cards alone is not exempt: a gift card is no supply before it is spent.
 *
 * @param order.reverseCharge whether the buyer accounts for the VAT, as `resolveVatRate` decides
 */
export function isIntraCommunitySupply(order: {
  reverseCharge: boolean;
  lines: readonly { giftCard: object | null }[];
}): boolean {
  return order.reverseCharge && hasGoods(order.lines);
}
