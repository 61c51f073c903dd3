import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

/**
 * Closes payment checks that need no attention any more, because another caller than the sweeper has settled the payment:
 * the shopper or a webhook. What a cancelled order owes is left to the sweeper and to the merchandiser. Why SQL: which
 * orders were cancelled is Medusa's to know.
 *
 * @returns how many
 */
export async function closeSettledChecks(container: MedusaContainer): Promise<number> {
  const closed = await readIds(
    container,
    `update "payment_check" k set "closed_at" = now(), "updated_at" = now() from "checkout" c
     where k."action" = 'needs_attention' and k."closed_at" is null and k."deleted_at" is null
       and c."id" = k."checkout_id" and c."held_until" is null and c."placing_at" is null
       and not c."capture_due" and not c."cancel_due"
       and not exists (select 1 from "order" o where o."id" = k."order_id" and o."canceled_at" is not null)
     returning k."id"`,
    [],
  );
  return closed.length;
}
