import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

/** Lists the ids of an order's payments. SQL, because a graph query would read the order and its totals for them. */
export function listPaymentsOfOrder(container: MedusaContainer, orderId: string): Promise<string[]> {
  return readIds(
    container,
    `select p."id" from "order_payment_collection" l
     join "payment" p on p."payment_collection_id" = l."payment_collection_id" and p."deleted_at" is null
     where l."order_id" = ? and l."deleted_at" is null`,
    [orderId],
  );
}
