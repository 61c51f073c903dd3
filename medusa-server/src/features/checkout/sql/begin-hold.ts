import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

/**
 * Writes down until when the goods of a checkout are held, unless its account is gone. Why SQL: the account's row is locked
 * by the same statement, so that the account is not deleted between the look and the write. A deletion sees the hold, or
 * comes first.
 *
 * @returns false without the account, or without the checkout
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
