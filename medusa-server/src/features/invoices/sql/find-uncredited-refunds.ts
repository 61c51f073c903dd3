import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../../../database/read-by-sql.ts";

const refundRow = z.object({ id: z.string(), amount: z.coerce.number() });

/**
 * Finds an order's refunds without a credit note, oldest first; amounts in decimal major units. SQL, because Medusa's
 * API cannot filter by the absence of our rows.
 */
export function findUncreditedRefunds(
  container: MedusaContainer,
  orderId: string,
): Promise<z.infer<typeof refundRow>[]> {
  return readBySql(
    container,
    refundRow,
    `select r."id", r."amount" from "order_payment_collection" l
     join "payment" p on p."payment_collection_id" = l."payment_collection_id" and p."deleted_at" is null
     join "order" o on o."id" = l."order_id"
     join "refund" r on r."payment_id" = p."id" and r."created_at" >= o."created_at" and r."deleted_at" is null
     where o."id" = ? and l."deleted_at" is null
       and not exists (select 1 from "credit_note" n where n."source_id" = r."id" and n."deleted_at" is null)
     order by r."created_at", r."id"`,
    [orderId],
  );
}
