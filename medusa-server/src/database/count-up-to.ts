import { z } from "@medusajs/framework/zod";

/** Lists are counted in steps of this many rows, and further only when a user opens a later page. */
const step = 1000;

/** Limits the count of a long list to the next round number beyond the page's last row. */
export const toMostCounted = ({ offset, limit }: { offset: number; limit: number }): number =>
  Math.ceil((offset + limit) / step) * step;

/** Number of rows of a list. The list has more rows than `count` when the count is not exact. */
export type BoundedCount = { count: number; is_count_exact: boolean };

const countedRows = z.tuple([z.object({ count: z.coerce.number() })]);

/** @param rows of a statement that counts at most `most` + 1 rows */
export function toBoundedCount(rows: unknown, most: number): BoundedCount {
  const [{ count }] = countedRows.parse(rows);
  return { count: Math.min(count, most), is_count_exact: count <= most };
}
