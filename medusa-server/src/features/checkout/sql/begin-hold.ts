import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

/**
 * Sets the end of a checkout's hold unless its account is deleted. Why SQL: the statement locks the account's row, so
 * that the account cannot be deleted between the check and the write. A concurrent deletion either sees the hold or
 * comes first.
 *
 * @returns false when the account or the checkout does not exist
 */
export async function beginHold(
  container: MedusaContainer,
  checkoutId: string,
  { heldUntil, accountId }: { heldUntil: Date; accountId: string | null },
): Promise<boolean> {
  const held = await readIds(
    container,
    `with buyer as materialized (
       select "id" from "account" where "id" = ? and "deleted_at" is null for share)
     update "checkout" set "held_until" = ?, "updated_at" = now()
     where "id" = ? and "deleted_at" is null and (?::text is null or exists (select 1 from buyer))
     returning "id"`,
    [accountId, heldUntil, checkoutId, accountId],
  );
  return held.length > 0;
}
