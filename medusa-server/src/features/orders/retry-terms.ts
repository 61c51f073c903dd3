/** Consecutive failed checks before a merchandiser's attention is requested. */
export const failuresUntilAttention = 5;

/**
 * Maximum number of sweeps between two checks. Small before the order is placed: stock is held and a shopper may be
 * waiting.
 */
const longestWait = { unplaced: 5, placed: 360 };

/**
 * Resolves when the sweeper checks a payment again after `failures` consecutive failed checks: at the next sweep at
 * first, then after twice as many sweeps each time, so that a payment that always fails costs little and does not delay
 * the others.
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
