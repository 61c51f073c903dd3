import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { toMinor } from "@spolverk/domain";
import { readCartPayments } from "./sql/read-cart-payments.ts";

/**
 * Lists the amounts that an order's payments have captured and not refunded.
 *
 * @param cartId the cart that became the order
 */
export async function listUnreturned(
  container: MedusaContainer,
  cartId: string,
): Promise<{ paymentId: string; amountMinor: number }[]> {
  const payments = container.resolve(Modules.PAYMENT);
  const unreturned = [];
  for (const { payment } of await readCartPayments(container, cartId)) {
    if (!payment || payment.captures.length === 0) continue;
    const { captures, refunds } = await payments.retrievePayment(payment.id, {
      relations: ["captures", "refunds"],
    });
    const amountMinor = sumMinor(captures) - sumMinor(refunds);
    if (amountMinor > 0) unreturned.push({ paymentId: payment.id, amountMinor });
  }
  return unreturned;
}

const sumMinor = (rows: readonly { amount: unknown }[] | undefined) =>
  (rows ?? []).reduce((sum, { amount }) => sum + toMinor(Number(amount)), 0);
