import { toUtcDayEnd } from "../calendar/to-utc-day-end.ts";
import { clubTerms } from "./club-terms.ts";
import { type FoldedLedger, sumSpendable } from "./fold-ledger.ts";

const dayMs = 86_400_000;
/** Minimum number of days that the returned points of a refunded order stay valid, however old they are. */
const returnedForDays = 30;

/** The end of the UTC day `days` after a moment. */
const addWholeDays = (at: string, days: number) =>
  toUtcDayEnd(new Date(Date.parse(at) + days * dayMs)).toISOString();

/** When granted points expire: at the end of the 182nd UTC day after the grant [9.27]. ISO date-times. */
export const calculatePointsExpiry = (at: string): string => addWholeDays(at, clubTerms.pointsExpireDays);

/** The expired lots that still hold points; the ledger needs an expiration entry for each [9.27]. */
export function listExpiredLots(
  { lots }: Pick<FoldedLedger, "lots">,
  now: string,
): { lotId: string; amountMinor: number }[] {
  return lots
    .filter(({ expiresAt }) => Date.parse(expiresAt) <= Date.parse(now))
    .map(({ id, leftMinor }) => ({ lotId: id, amountMinor: -leftMinor }));
}

/**
 * Plans how to take back the points that an order earned: from the available points, so that no balance falls below
 * zero. Points that the balance does not cover become owed and are deducted from future rewards. For points of the
 * order that expired unspent, no other points are taken.
 *
 * @param reversedMinor points to take back, hundredths of a point
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
 * Plans how a reward settles owed points.
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

/** The fields of an entry that returns points, with the lot that they were drawn from. */
type PointsReturn = { amountMinor: number; expiresAt: string; lotId: string };

/**
 * Plans how the points spent on an order are returned. The points drawn last return first. They expire as before, but
 * not before the end of the 30th UTC day after the return. When the order was never made, they expire as
 * before or, if that time has passed, at `now`.
 *
 * @param order.isMade false when the order was never created
 * @param returnedMinor points returned in total, earlier refunds included; hundredths of a point
 * @param beforeMinor points returned before
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
