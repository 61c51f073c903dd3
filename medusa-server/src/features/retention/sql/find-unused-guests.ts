import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

/**
 * Finds customers without an account, untouched since an instant, that no cart, no order and no account of the shop
 * refers to. SQL, because nearly all guests have an order, and reading them all took longer each night.
 *
 * @param except leaves out these ids
 */
export function findUnusedGuests(
  container: MedusaContainer,
  { before, except, limit }: { before: Date; except: readonly string[]; limit: number },
): Promise<string[]> {
  return readIds(
    container,
    `select c."id" from "customer" c
     where not c."has_account" and c."updated_at" < ? and c."deleted_at" is null
       and c."id" not in (select jsonb_array_elements_text(?::jsonb))
       and not exists (select 1 from "cart" t where t."customer_id" = c."id")
       and not exists (select 1 from "order" o where o."customer_id" = c."id")
       and not exists (select 1 from "account" a where a."customer_id" = c."id")
     limit ?`,
    [before, JSON.stringify(except), limit],
  );
}
