import type { MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, decorateCartTotals } from "@medusajs/framework/utils";
import { type CartRow, readCart } from "./sql/read-cart.ts";

/** Calculates by Medusa's own arithmetic what it would charge for a cart, in decimal major units. */
export function calculateCartTotal({
  currency_code,
  items,
  shipping_methods,
  credit_lines,
}: CartRow): number {
  const { total } = decorateCartTotals({ currency_code, items, shipping_methods, credit_lines });
  return new BigNumber(total).numeric;
}

/** Reads a cart and calculates its total. @throws MedusaError NOT_FOUND */
export async function readCartTotal(container: MedusaContainer, cartId: string): Promise<number> {
  return calculateCartTotal(await readCart(container, cartId));
}
