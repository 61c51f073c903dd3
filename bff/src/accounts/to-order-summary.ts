import type { AccountOrder } from "@spolverk/domain";
import { joinGoodsName } from "../catalogue/name-goods.ts";
import type { OrderSummary } from "../contract/account-orders.ts";

/** Maximum number of lines that a list of orders shows. */
const mostGoods = 3;

/** Maps an order of an account to an entry of a list. */
export function toOrderSummary({
  id,
  number,
  placedAt,
  state,
  priced,
  hasShippedGoods,
}: AccountOrder): OrderSummary {
  const { lines, currency, totals } = priced;
  return {
    orderId: id,
    number,
    placedAt,
    state,
    currency,
    total: totals.total,
    hasShippedGoods,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: lines
      .slice(0, mostGoods)
      .map((line) => ({ name: joinGoodsName(line), thumbnail: line.thumbnail })),
  };
}
