import type { MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, decorateCartTotals } from "@medusajs/framework/utils";
import { readCart } from "./read-cart.ts";

/**
 * What Medusa would charge for a cart, in decimal major units, by its own arithmetic.
 * @throws MedusaError NOT_FOUND
 */
export async function readCartTotal(container: MedusaContainer, cartId: string): Promise<number> {
  const { currency_code, items, shipping_methods, credit_lines } = await readCart(container, cartId);
  const { total } = decorateCartTotals({ currency_code, items, shipping_methods, credit_lines });
  return new BigNumber(total).numeric;
}
