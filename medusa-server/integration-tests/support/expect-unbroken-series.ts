import assert from "node:assert/strict";
import { database } from "./shop.ts";

type Series = { most: number; least: number; count: number };

/** Checks that a series of numbers has no gap. One query reads the series, to which other tests may add numbers. */
export async function expectUnbrokenSeries(table: "invoice" | "credit_note"): Promise<void> {
  const [series] = await database.query<Series>(
    `select max("number") as "most", min("number") as "least", count(*)::int as "count" from "${table}"`,
  );
  const { most, least, count } = series!;
  assert.equal(most - least + 1, count, table);
}
