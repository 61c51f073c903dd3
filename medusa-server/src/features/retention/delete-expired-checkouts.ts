import type { MedusaContainer } from "@medusajs/framework/types";
import { giveUpPlacing } from "../checkout/give-up-placing.ts";
import { withCheckoutLock } from "../orders/with-checkout-lock.ts";
import { runEach } from "../../concurrency/run-each.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readCartPayments } from "../payments/sql/read-cart-payments.ts";
import { readIds } from "../../database/read-ids.ts";
import { findOrderedCarts } from "./find-ordered-carts.ts";
import { deleteCart } from "./sql/delete-cart.ts";

const batchSize = 100;
const mostPerRun = 5000;

/** Condition for checkouts that were never placed, or whose placing has ended without an order. */
const isIdle = `"order_id" is null and "held_until" is null and "placing_at" is null and not "capture_due"`;

/**
 * `kept` counts checkouts that could not be deleted, for instance because a provider did not answer. The next run
 * retries.
 */
export type DeletedCheckouts = { deleted: number; kept: number };

/**
 * Deletes expired checkouts without an order, each with its cart and its prepared payment, after cancelling the payment
 * at the provider. Leaves a checkout that is being placed or has captured money to the payment sweeper.
 *
 * @param until stops the run at this instant, whatever is left
 */
export async function deleteExpiredCheckouts(
  container: MedusaContainer,
  now: Date,
  until: Date,
): Promise<DeletedCheckouts> {
  const count: DeletedCheckouts = { deleted: 0, kept: 0 };
  let after = "";
  while (count.deleted + count.kept < mostPerRun && new Date() < until) {
    const ids = await readIds(
      container,
      `select "id" from "checkout" where "expires_at" < ? and ${isIdle} and "id" > ? order by "id" limit ?`,
      [now, after, batchSize],
    );
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
    const work = { name: "delete-expired-data, checkouts", items: ids, toId: String };
    const failed = await runEach(container, work, async (id) => {
      if (await deleteExpiredCheckout(container, id, now)) count.deleted += 1;
      else count.kept += 1;
    });
    count.kept += failed.length;
  }
  return count;
}

/** @returns whether the checkout was deleted */
function deleteExpiredCheckout(container: MedusaContainer, id: string, now: Date): Promise<boolean> {
  // Refused while the checkout is busy: a shopper who comes back takes precedence, and the next run tries again.
  return withCheckoutLock(container, id, { from: "shopper", request: "delete" }, async () => {
    const checkouts = container.resolve(CHECKOUT_MODULE);
    // The checkout may have changed or been placed between the selection and the lock.
    const [checkout] = await checkouts.listCheckouts({ id }, { withDeleted: true });
    if (!checkout) return true;
    const { cart_id: cartId, order_id, held_until, placing_at, capture_due, expires_at } = checkout;
    if (order_id !== null || held_until !== null || placing_at !== null || capture_due) return false;
    if (expires_at >= now) return false;
    if (cartId !== null) {
      if ((await findOrderedCarts(container, [cartId])).length > 0) return false;
      const payments = await readCartPayments(container, cartId);
      if (payments.some(({ payment }) => payment !== null && !payment.isCanceled)) return false;
      // The payment was made at the provider after all: its money is refunded, and the records of it stay.
      if ((await giveUpPlacing(container, checkout, checkout.version)) === "refunded") return false;
      await deleteCart(container, cartId);
    }
    const gone = await readIds(
      container,
      `delete from "checkout" where "id" = ? and "expires_at" < ? and ${isIdle} returning "id"`,
      [id, now],
    );
    return gone.length > 0;
  });
}
