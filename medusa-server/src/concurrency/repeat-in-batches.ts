/** Rows that one statement changes: short locks, whatever the size of the table. */
const batchSize = 500;
/** Rows that one run changes of one kind; the rest is the next run's. */
const mostPerRun = 50_000;

/**
 * Repeats what changes at most so many rows, until it finds none or the run has done enough. Each batch is a
 * transaction of its own, so that a run that dies has lost nothing.
 *
 * @param change gets the most rows to change and returns how many it has
 * @returns how many rows were changed
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
