import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Finds the customers, out of the given ones, that a cart or an order refers to. Returns their ids. */
export async function findUsedCustomers(
  container: MedusaContainer,
  customerIds: string[],
): Promise<Set<string>> {
  const [carts, orders] = await Promise.all([
    container
      .resolve(Modules.CART)
      .listCarts({ customer_id: customerIds }, { select: ["customer_id"], withDeleted: true, take: null }),
    container
      .resolve(Modules.ORDER)
      .listOrders({ customer_id: customerIds }, { select: ["customer_id"], withDeleted: true, take: null }),
  ]);
  return new Set([...carts, ...orders].flatMap(({ customer_id }) => customer_id ?? []));
}
