import type { LedgerEntry } from "./ledger-entry.ts";

/** Points that were given at once and expire at once; hundredths of a point. */
export type PointsLot = {
  /** The entry that opened it. */
  id: string;
  type: LedgerEntry["type"];
  orderId: string | null;
  /** Of the bonus for joining by an invitation, also where an order gave it back: see `resolveUsablePoints`. */
  isBonus: boolean;
  /** ISO date-time */
  expiresAt: string;
  leftMinor: number;
};

export type FoldedLedger = {
  /** The one that expires first comes first; an empty one is left out. */
  lots: readonly PointsLot[];
  /** What orders have taken of which lots, the first one first. */
  drawn: readonly { orderId: string; lotId: string; expiresAt: string; amountMinor: number }[];
  /** What orders had earned and was never spent: it expired. */
  expired: readonly { orderId: string; amountMinor: number }[];
  /** Of refunded orders, to be kept back of points to come. */
  owedMinor: number;
};

/**
 * Works out the lots of a ledger. Points are taken of the lot that expires first, and of the bonus for joining last; those
 * of a refunded order, of its own lot first. An expired lot is spent no more.
 *
 * @param entries in the order in which they were appended
 * @throws RangeError for a ledger that takes points which there are not
 */
export function foldLedger(entries: readonly LedgerEntry[]): FoldedLedger {
  let lots: readonly PointsLot[] = [];
  const drawn: FoldedLedger["drawn"][number][] = [];
  const expired: FoldedLedger["expired"][number][] = [];
  const bonusIds = new Set<string>();
  let owedMinor = 0;
  for (const entry of entries) {
    owedMinor += entry.owedMinor;
    if (entry.amountMinor > 0) {
      const isBonus = entry.type === "invite" || bonusIds.has(entry.lotId ?? "");
      if (isBonus) bonusIds.add(entry.id);
      lots = [...lots, toLot(entry, isBonus)].toSorted(byExpiry);
      continue;
    }
    const parts = splitByLots(-entry.amountMinor, listSources(lots, entry));
    lots = takeOf(lots, parts);
    if (entry.type === "expiration") expired.push(...parts.flatMap(toExpired));
    if (entry.type === "redemption" && entry.orderId !== null) {
      const { orderId } = entry;
      drawn.push(...parts.map(({ lot, takenMinor }) => ({ orderId, ...toDraw(lot, takenMinor) })));
    }
  }
  return { lots, drawn, expired, owedMinor };
}

/** What can be spent at a time, in hundredths of a point: lots that have expired are left out [9.27]. */
export function sumSpendable({ lots }: Pick<FoldedLedger, "lots">, now: string): number {
  return sum(lots.filter(({ expiresAt }) => isBefore(now, expiresAt)).map(({ leftMinor }) => leftMinor));
}

type Part = { lot: PointsLot; takenMinor: number };

function toLot({ id, type, orderId, expiresAt, amountMinor }: LedgerEntry, isBonus: boolean): PointsLot {
  if (expiresAt === null) throw new RangeError(`Entry ${id} gives points that never expire`);
  return { id, type, orderId, isBonus, expiresAt, leftMinor: amountMinor };
}

/** The lots that an entry takes of, in that order. */
function listSources(lots: readonly PointsLot[], { type, at, orderId, lotId }: LedgerEntry): PointsLot[] {
  if (type === "expiration") return lots.filter(({ id }) => id === lotId);
  const valid = lots.filter(({ expiresAt }) => isBefore(at, expiresAt));
  // What pays without the bonus leaves it, whether or not it could have been spent.
  const spendable = [...valid.filter(({ isBonus }) => !isBonus), ...valid.filter(({ isBonus }) => isBonus)];
  if (type !== "rewardChange") return spendable;
  const own = lots.filter((lot) => lot.type === "reward" && lot.orderId === orderId);
  return [...own, ...spendable.filter((lot) => !own.includes(lot))];
}

function splitByLots(amountMinor: number, sources: readonly PointsLot[]): Part[] {
  let missing = amountMinor;
  const parts = sources.map((lot) => {
    const takenMinor = Math.min(missing, lot.leftMinor);
    missing -= takenMinor;
    return { lot, takenMinor };
  });
  if (missing > 0) throw new RangeError(`The ledger takes ${missing} more than there is`);
  return parts.filter(({ takenMinor }) => takenMinor > 0);
}

function takeOf(lots: readonly PointsLot[], parts: readonly Part[]): PointsLot[] {
  return lots
    .map((lot) => {
      const part = parts.find((each) => each.lot.id === lot.id);
      return part ? { ...lot, leftMinor: lot.leftMinor - part.takenMinor } : lot;
    })
    .filter(({ leftMinor }) => leftMinor > 0);
}

const toDraw = (lot: PointsLot, amountMinor: number) => ({
  lotId: lot.id,
  expiresAt: lot.expiresAt,
  amountMinor,
});
const toExpired = ({ lot: { type, orderId }, takenMinor }: Part) =>
  type === "reward" && orderId !== null ? [{ orderId, amountMinor: takenMinor }] : [];
const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);
const byExpiry = (a: PointsLot, b: PointsLot) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
