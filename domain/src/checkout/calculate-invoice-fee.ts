import { hasGoods } from "../gift-cards/has-goods.ts";
import { type Amount, calculateAmount } from "../prices/calculate-amount.ts";

/**
 * The fee of an order by invoice [9.37]. The fee follows the goods in its VAT (directive 2006/112/EC, article 78(b)),
 * so an order of gift cards alone, whose sale is no supply, has none (docs/checkout.md).
 *
 * @param input.feeMinor of the shop's settings, without VAT in minor units
 * @param input.vatRate percent of the order
 */
export function calculateInvoiceFee(input: {
  feeMinor: number;
  vatRate: number;
  lines: readonly { giftCard: object | null }[];
}): Amount {
  return calculateAmount(hasGoods(input.lines) ? input.feeMinor : 0, input.vatRate);
}
