import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readCartPayments } from "../payments/read-cart-payment.ts";
import { undoPayment } from "../payments/undo-payment.ts";
import { readIds } from "../read-ids.ts";
import { deleteCart } from "./delete-cart.ts";
import { abandonedDays, daysBefore } from "./retention-settings.ts";

const batchSize = 100;
const mostPerRun = 5000;

/**
 * Deletes the carts that no checkout names any more: each change of a checkout makes a new one. Those that an order was
 * made of stay, and so does one that money was taken for.
 *
 * @param until an instant at which the run stops, whatever is left
 */
export async function deleteAbandonedCarts(
  container: MedusaContainer,
  now: Date,
  until: Date,
): Promise<{ deleted: number; kept: number }> {
  const count = { deleted: 0, kept: 0 };
  let after = "";
  while (count.deleted + count.kept < mostPerRun && new Date() < until) {
    const ids = await readIds(
      container,
      `select c."id" from "cart" c
       where c."updated_at" < ? and c."completed_at" is null and c."id" > ?
         and not exists (select 1 from "order_cart" l where l."cart_id" = c."id")
         and not exists (select 1 from "checkout" h where h."cart_id" = c."id")
       order by c."id" limit ?`,
      [daysBefore(now, abandonedDays), after, batchSize],
    );
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
    for (const id of ids) {
      if (await deleteAbandonedCart(container, id)) count.deleted += 1;
      else count.kept += 1;
    }
  }
  return count;
}

async function deleteAbandonedCart(container: MedusaContainer, id: string): Promise<boolean> {
  try {
    const payments = await readCartPayments(container, id);
    if (payments.some(({ payment }) => payment !== null && !payment.isCanceled)) return false;
    if (payments.length > 0 && (await undoPayment(container, id)) === "refunded") return false;
    await deleteCart(container, id);
    return true;
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`An abandoned cart could not be deleted yet: ${error instanceof Error ? error.name : "error"}`);
    return false;
  }
}
