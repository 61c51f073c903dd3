import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../read-ids.ts";

/** Rows that one statement deletes: short locks, whatever the size of the table. */
const batchSize = 500;
/** Rows that one run deletes of one kind; the rest is the next run's. */
const mostPerRun = 50_000;

/**
 * Repeats a statement that changes at most so many rows and returns their ids, until it finds none or the run has done
 * enough. Each batch is a transaction of its own, so that a run that dies has lost nothing.
 *
 * @param sql ends in "limit ?" for the size of a batch inside its selection, and in "returning" the ids
 * @returns how many rows it changed
 */
export async function deleteInBatches(
  container: MedusaContainer,
  sql: string,
  values: readonly (string | Date)[],
): Promise<number> {
  let total = 0;
  while (total < mostPerRun) {
    const changed = await readIds(container, sql, [...values, batchSize]);
    total += changed.length;
    if (changed.length < batchSize) break;
  }
  return total;
}
