import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { runTogether } from "../../concurrency/run-each.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";

const batchSize = 500;
const mostPerRun = 50_000;

/**
 * Anonymizes checkouts that became orders: deletes the addresses and the email of their carts, then empties their
 * record. The record is emptied last, because the next run finds unfinished checkouts by it. The checkout's row stays
 * and marks the order as finished; without a record, reading the checkout by its id finds nothing.
 *
 * @param before only checkouts untouched since then
 * @returns the number of checkouts
 */
export async function forgetCheckouts(container: MedusaContainer, before: Date): Promise<number> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const failed: string[] = [];
  let forgotten = 0;
  while (forgotten + failed.length < mostPerRun) {
    const finished = await checkouts.listFinished({ before, except: failed }, batchSize);
    const cartIds = new Map(finished.map(({ id, cartId }) => [id, cartId]));
    const work = { name: "delete-expired-data, placed checkouts", ids: [...cartIds.keys()] };
    const unforgotten = await runTogether(container, work, async (ids) => {
      await forgetCarts(
        container,
        ids.flatMap((id) => cartIds.get(id) ?? []),
      );
      await checkouts.forget(ids);
    });
    forgotten += finished.length - unforgotten.length;
    failed.push(...unforgotten);
    if (finished.length < batchSize) break;
  }
  return forgotten;
}

async function forgetCarts(container: MedusaContainer, ids: string[]): Promise<void> {
  const carts = container.resolve(Modules.CART);
  const found = await carts.listCarts(
    { id: ids },
    {
      select: ["id", "email", "shipping_address.id", "billing_address.id"],
      relations: ["shipping_address", "billing_address"],
      withDeleted: true,
      take: ids.length,
    },
  );
  const addressIds = found.flatMap(({ shipping_address, billing_address }) =>
    [shipping_address, billing_address].flatMap((address) => address?.id ?? []),
  );
  if (addressIds.length > 0) await carts.deleteAddresses(addressIds);
  const named = found.filter(({ email }) => email !== null);
  if (named.length > 0) await carts.updateCarts(named.map(({ id }) => ({ id, email: null })));
}
