import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../../database/read-by-sql.ts";

const givenBackRow = z.object({ amount: z.coerce.number() });

/** Sums what was returned to the gift card of a cart, in minor units. */
export async function readGivenBack(container: MedusaContainer, cartId: string): Promise<number> {
  const [row] = await readBySql(
    container,
    givenBackRow,
    `select coalesce(sum("amount"), 0) as "amount" from "gift_card_movement"
     where "cart_id" = ? and "kind" = 'given_back'`,
    [cartId],
  );
  return row?.amount ?? 0;
}
