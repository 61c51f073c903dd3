import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";

/**
 * Makes checkouts that became orders forget the shopper: the addresses and the e-mail of their carts, then their record,
 * by which the next run knows what is left to do. The checkout's row stays: it says that the order is a finished one.
 * Without its record it is not found by its id any more.
 *
 * @param before only those that nothing has touched since
 * @returns how many it were
 */
export async function forgetCheckouts(
  container: MedusaContainer,
  before: Date,
  limit: number,
): Promise<number> {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const finished = await checkouts.listFinished(before, limit);
  if (finished.length === 0) return 0;
  const carts = container.resolve(Modules.CART);
  const found = await carts.listCarts(
    { id: finished.flatMap(({ cartId }) => cartId ?? []) },
    {
      select: ["id", "email", "shipping_address.id", "billing_address.id"],
      relations: ["shipping_address", "billing_address"],
      withDeleted: true,
      take: limit,
    },
  );
  const addressIds = found.flatMap(({ shipping_address, billing_address }) =>
    [shipping_address, billing_address].flatMap((address) => address?.id ?? []),
  );
  if (addressIds.length > 0) await carts.deleteAddresses(addressIds);
  const named = found.filter(({ email }) => email !== null);
  if (named.length > 0) await carts.updateCarts(named.map(({ id }) => ({ id, email: null })));
  await checkouts.forget(finished.map(({ id }) => id));
  return finished.length;
}
