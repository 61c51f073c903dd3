import { z } from "@medusajs/framework/zod";

/** Beyond it a list is counted only as far as somebody turns its pages. */
const step = 1000;

/** How far a long list is counted: to the next round number from the last row of the page. */
export const toMostCounted = ({ offset, limit }: { offset: number; limit: number }): number =>
  Math.ceil((offset + limit) / step) * step;

/** Of a list; there are more rows than `count` where it is not exact. */
export type BoundedCount = { count: number; is_count_exact: boolean };

const countedRows = z.tuple([z.object({ count: z.coerce.number() })]);

/** @param rows of a statement that counts one row more than that at most */
export function toBoundedCount(rows: unknown, most: number): BoundedCount {
  const [{ count }] = countedRows.parse(rows);
  return { count: Math.min(count, most), is_count_exact: count <= most };
}
