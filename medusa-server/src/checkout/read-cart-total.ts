import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../read-rows.ts";

const cartRow = z.object({ total: z.coerce.number() });

/** What Medusa would charge for a cart, in decimal major units. @throws MedusaError NOT_FOUND */
export async function readCartTotal(container: MedusaContainer, cartId: string): Promise<number> {
  const [cart] = await readRows(container, cartRow, {
    entity: "cart",
    fields: ["total"],
    filters: { id: cartId },
  });
  if (cart === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no cart ${cartId}`);
  return cart.total;
}
