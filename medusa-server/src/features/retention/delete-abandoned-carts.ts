import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { runEach } from "../../concurrency/run-each.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { undoPayment } from "../payments/undo-payment.ts";
import { readRows } from "../../database/read-rows.ts";
import { deleteCart } from "./sql/delete-cart.ts";
import { readCartPayments } from "../payments/sql/read-cart-payments.ts";
import { findOrderedCarts } from "./find-ordered-carts.ts";
import { abandonedDays, daysBefore } from "./retention-settings.ts";

const batchSize = 100;
const mostPerRun = 5000;

const cartRow = z.object({ id: z.string() });

/**
 * Deletes carts that no checkout names any more: each change of a checkout makes a new cart. Keeps the carts of orders,
 * and any cart with captured money.
 *
 * @param until stops the run at this instant, whatever is left
 */
export async function deleteAbandonedCarts(
  container: MedusaContainer,
  now: Date,
  until: Date,
): Promise<{ deleted: number; kept: number }> {
  const count = { deleted: 0, kept: 0 };
  let used = 0;
  while (count.deleted + count.kept < mostPerRun && new Date() < until) {
    const carts = await readRows(container, cartRow, {
      entity: "cart",
      fields: ["id"],
      filters: { completed_at: null, updated_at: { $lt: daysBefore(now, abandonedDays) } },
      // Skip the carts kept so far.
      pagination: { take: batchSize, skip: count.kept + used, order: { id: "ASC" } },
    });
    if (carts.length === 0) break;
    const abandoned = await listUnused(
      container,
      carts.map(({ id }) => id),
    );
    used += carts.length - abandoned.length;
    const work = { name: "delete-expired-data, carts", items: abandoned, toId: String };
    const failed = await runEach(container, work, async (id) => {
      if (await deleteAbandonedCart(container, id)) count.deleted += 1;
      else count.kept += 1;
    });
    count.kept += failed.length;
  }
  return count;
}

/** Filters carts to those without a checkout and without an order. */
async function listUnused(container: MedusaContainer, ids: string[]): Promise<string[]> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [ordered, current] = await Promise.all([
    findOrderedCarts(container, ids),
    checkouts.listCheckouts({ cart_id: ids }, { select: ["cart_id"], withDeleted: true, take: null }),
  ]);
  const used = new Set([...ordered, ...current.map(({ cart_id }) => cart_id)]);
  return ids.filter((id) => !used.has(id));
}

async function deleteAbandonedCart(container: MedusaContainer, id: string): Promise<boolean> {
  const payments = await readCartPayments(container, id);
  if (payments.some(({ payment }) => payment !== null && !payment.isCanceled)) return false;
  if (payments.length > 0 && (await undoPayment(container, id)) === "refunded") return false;
  await deleteCart(container, id);
  return true;
}
