import { z } from "@medusajs/framework/zod";

/** A longer list is counted further only as its pages are turned. */
const step = 1000;

/** Limits the count of a long list to the next round number beyond the page's last row. */
export const toMostCounted = ({ offset, limit }: { offset: number; limit: number }): number =>
  Math.ceil((offset + limit) / step) * step;

/** Count of a list; there are more rows than `count` when it is not exact. */
export type BoundedCount = { count: number; is_count_exact: boolean };

const countedRows = z.tuple([z.object({ count: z.coerce.number() })]);

/** @param rows of a statement that counts at most `most` + 1 rows */
export function toBoundedCount(rows: unknown, most: number): BoundedCount {
  const [{ count }] = countedRows.parse(rows);
  return { count: Math.min(count, most), is_count_exact: count <= most };
}
