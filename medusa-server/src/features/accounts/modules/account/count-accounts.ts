import type { EntityManager } from "../../../../platform/database.ts";
import { type BoundedCount, toBoundedCount } from "../../../../database/count-up-to.ts";

/**
 * Counts the accounts up to a maximum.
 *
 * @param pattern counts only accounts whose name, e-mail or organization number matches; null for all
 */
export async function countAccounts(
  manager: EntityManager,
  most: number,
  pattern: string | null,
): Promise<BoundedCount> {
  const rows = await manager.execute(
    `select count(*) as "count" from (select 1 from "account"
       where (?::text is null or "name" ilike ? or "email" ilike ? or "organization_number" ilike ?)
         and "deleted_at" is null limit ?) as "counted"`,
    [pattern, pattern, pattern, pattern, most + 1],
  );
  return toBoundedCount(rows, most);
}
