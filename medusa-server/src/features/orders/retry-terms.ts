/** After so many failed checks in a row, a merchandiser is asked to look at a payment. */
export const failuresUntilAttention = 5;

/** Sweeps that pass at most between two checks: a shopper may wait for an order, and goods are held for it. */
const longestWait = { unplaced: 5, placed: 360 };

/**
 * When the sweeper checks a payment again after `failures` failed checks in a row: at the next sweep at first, then after
 * twice as many sweeps each time, so that what always fails costs little and keeps no other payment from its turn.
 */
export function resolveNextCheck(
  { failures, isPlaced }: { failures: number; isPlaced: boolean },
  { now, sweepSeconds }: { now: Date; sweepSeconds: number },
): Date {
  const doublings = failures - failuresUntilAttention + 1;
  if (doublings <= 0) return now;
  const sweeps = Math.min(2 ** doublings, isPlaced ? longestWait.placed : longestWait.unplaced);
  return new Date(now.getTime() + sweeps * sweepSeconds * 1000);
}
