/** Maximum number of rows that one statement changes, so that its locks are short. */
const batchSize = 500;
/** Maximum number of rows of one kind that one run changes. The next run changes the rest. */
const mostPerRun = 50_000;

/**
 * Repeats a batch until it changes no rows or the run reaches its limit. Each batch is a separate transaction, so that
 * a crash loses nothing.
 *
 * @param change changes at most `limit` rows and returns how many
 * @returns the number of changed rows
 */
export async function repeatInBatches(change: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  while (total < mostPerRun) {
    const changed = await change(batchSize);
    total += changed;
    if (changed < batchSize) break;
  }
  return total;
}
