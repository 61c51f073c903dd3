import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

/**
 * Closes payment checks whose payment the shopper or a webhook, rather than the sweeper, has settled since. Leaves
 * refunds of cancelled orders to the sweeper and the merchandiser. Why SQL: it joins the cancelled orders, which are
 * Medusa's rows.
 *
 * @returns the number of closed checks
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
