import { toUtcDayEnd } from "../calendar/to-utc-day-end.ts";
import { clubTerms } from "./club-terms.ts";
import { type FoldedLedger, sumSpendable } from "./fold-ledger.ts";

const dayMs = 86_400_000;
/** A point of a refunded order is given that long at least, however old it is. */
const returnedForDays = 30;

/** The end of the day (UTC) so many days later. */
const addWholeDays = (at: string, days: number) =>
  toUtcDayEnd(new Date(Date.parse(at) + days * dayMs)).toISOString();

/** When points that are given at a time expire: at the end of the 182nd day (UTC) after it [9.27]. ISO date-times. */
export const calculatePointsExpiry = (at: string): string => addWholeDays(at, clubTerms.pointsExpireDays);

/** The lots that have expired with points left, each to be ended by one entry [9.27]. */
export function listExpiredLots(
  { lots }: Pick<FoldedLedger, "lots">,
  now: string,
): { lotId: string; amountMinor: number }[] {
  return lots
    .filter(({ expiresAt }) => Date.parse(expiresAt) <= Date.parse(now))
    .map(({ id, leftMinor }) => ({ lotId: id, amountMinor: -leftMinor }));
}

/**
 * How points that an order earned are taken back: of what there is, so that no balance falls below zero; what was spent
 * already is owed, and kept back of points to come. What had expired unspent was of no use and is not taken again.
 *
 * @param reversedMinor what is to be taken back, hundredths of a point
 * @returns the fields of the entry
 */
export function planRewardChange(
  ledger: FoldedLedger,
  { orderId, reversedMinor, now }: { orderId: string; reversedMinor: number; now: string },
): { amountMinor: number; owedMinor: number } {
  const own = ledger.lots
    .filter((lot) => lot.type === "reward" && lot.orderId === orderId)
    .filter(({ expiresAt }) => Date.parse(expiresAt) <= Date.parse(now))
    .reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  const expired = ledger.expired
    .filter((each) => each.orderId === orderId)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const due = Math.max(0, reversedMinor - expired);
  const taken = Math.min(due, sumSpendable(ledger, now) + own);
  return { amountMinor: taken === 0 ? 0 : -taken, owedMinor: due - taken };
}

/**
 * What a reward settles of points that are owed.
 *
 * @returns the fields of the entry that takes them; null when nothing is owed
 */
export function planSettlement(
  { owedMinor }: Pick<FoldedLedger, "owedMinor">,
  rewardMinor: number,
): { amountMinor: number; owedMinor: number } | null {
  const settled = Math.min(owedMinor, rewardMinor);
  return settled > 0 ? { amountMinor: -settled, owedMinor: -settled } : null;
}

/** The fields of an entry that gives points back, with the lot that they were taken of. */
type PointsReturn = { amountMinor: number; expiresAt: string; lotId: string };

/**
 * How points that an order spent are given back: those that were taken last come back first, with the expiry that they
 * had, or the end of the 30th day (UTC) where that is later. Those of an order that was never made come back as they were.
 *
 * @param order.isMade false: the points were taken for an order that came to nothing
 * @param returnedMinor how many are given back so far altogether, earlier refunds included; hundredths of a point
 * @param beforeMinor how many were given back before
 */
export function planPointsReturn(
  { drawn }: Pick<FoldedLedger, "drawn">,
  order: { orderId: string; returnedMinor: number; beforeMinor: number; now: string; isMade?: boolean },
): PointsReturn[] {
  const earliest = order.isMade === false ? order.now : addWholeDays(order.now, returnedForDays);
  let skip = order.beforeMinor;
  let left = order.returnedMinor - order.beforeMinor;
  const parts: PointsReturn[] = [];
  for (const draw of drawn.filter(({ orderId }) => orderId === order.orderId).toReversed()) {
    const skipped = Math.min(skip, draw.amountMinor);
    skip -= skipped;
    const amountMinor = Math.min(left, draw.amountMinor - skipped);
    left -= amountMinor;
    if (amountMinor <= 0) continue;
    const expiresAt = Date.parse(draw.expiresAt) > Date.parse(earliest) ? draw.expiresAt : earliest;
    parts.push({ amountMinor, expiresAt, lotId: draw.lotId });
  }
  return parts;
}
