import { formatPrice } from "@spolverk/domain";
import type { WithdrawalForAdmin } from "../withdrawal-for-admin.ts";

/**
 * States how much was refunded, before a merchandiser marks a withdrawal as refunded. A refund by other means than the
 * payment needs the customer's consent (directive 2011/83/EU, article 13(1)).
 */
export function describeRefunded({ amounts, order }: Pick<WithdrawalForAdmin, "amounts" | "order">): string {
  if (order !== null && amounts !== null && amounts.refunded > 0) {
    const paidBack = formatPrice(amounts.refunded, amounts.currency, true);
    return `${paidBack} has been paid back for order #${order.number} so far. Marking it is final.`;
  }
  const nothing = order
    ? `The shop has paid nothing back for order #${order.number}.`
    : "No order is assigned, so that nothing is known to have been paid back.";
  return `${nothing} Refund it first, the way it was paid. Go on only if the customer has agreed to be paid in another way and has the money: how, when and how much must stand in the reason. Marking it is final.`;
}
