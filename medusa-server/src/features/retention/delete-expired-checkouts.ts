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

/** What placing has not touched, or has let go of. */
const isIdle = `"order_id" is null and "held_until" is null and "placing_at" is null and not "capture_due"`;

/** `kept`: something stands in the way for now, such as a provider that does not answer; the next run looks again. */
export type DeletedCheckouts = { deleted: number; kept: number };

/**
 * Deletes checkouts without an order whose time is over, each with its cart and its prepared payment, which is ended at
 * the provider first. One whose placing goes on, or that money was taken for, is left to the payment sweeper.
 *
 * @param until an instant at which the run stops, whatever is left
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

/** Returns whether it is gone. */
function deleteExpiredCheckout(container: MedusaContainer, id: string, now: Date): Promise<boolean> {
  // A shopper who comes back now goes first: a busy checkout is left to the next run.
  return withCheckoutLock(container, id, { from: "shopper", request: "delete" }, async () => {
    const checkouts = container.resolve(CHECKOUT_MODULE);
    // It may have been changed or placed between the selection and the lock.
    const [checkout] = await checkouts.listCheckouts({ id }, { withDeleted: true });
    if (!checkout) return true;
    const { cart_id: cartId, order_id, held_until, placing_at, capture_due, expires_at } = checkout;
    if (order_id !== null || held_until !== null || placing_at !== null || capture_due) return false;
    if (expires_at >= now) return false;
    if (cartId !== null) {
      if ((await findOrderedCarts(container, [cartId])).length > 0) return false;
      const payments = await readCartPayments(container, cartId);
      if (payments.some(({ payment }) => payment !== null && !payment.isCanceled)) return false;
      // Should it have been paid at the provider after all, the money goes back, and its records are kept.
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
