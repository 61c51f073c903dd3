import type { LedgerEntry } from "./ledger-entry.ts";

/** Points that were granted together and expire together; hundredths of a point. */
export type PointsLot = {
  /** Id of the entry that opened the lot. */
  id: string;
  type: LedgerEntry["type"];
  orderId: string | null;
  /** Whether the lot holds the joining bonus (`resolveUsablePoints`), also after a refund returned it. */
  isBonus: boolean;
  /** ISO date-time */
  expiresAt: string;
  leftMinor: number;
};

export type FoldedLedger = {
  /** In the order of their expiry, empty lots left out. */
  lots: readonly PointsLot[];
  /** The points that each order has drawn from each lot, the earliest draw first. */
  drawn: readonly { orderId: string; lotId: string; expiresAt: string; amountMinor: number }[];
  /** Earned by orders and expired unspent. */
  expired: readonly { orderId: string; amountMinor: number }[];
  /** Owed for refunded orders, to be deducted from future points. */
  owedMinor: number;
};

/**
 * Folds a ledger into its lots. Points are drawn from the lot that expires first, and from the joining bonus last. A
 * refund takes the points that its order earned from the order's own lot first, even if it has expired; no other entry
 * except an expiration draws from an expired lot.
 *
 * @param entries in the order in which they were appended
 * @throws RangeError when the ledger takes more points than it has
 */
export function foldLedger(entries: readonly LedgerEntry[]): FoldedLedger {
  // Mutated in place: a member may have thousands of entries, and copying for each would be quadratic.
  const lots: OpenLot[] = [];
  const drawn: FoldedLedger["drawn"][number][] = [];
  const expired: FoldedLedger["expired"][number][] = [];
  const bonusIds = new Set<string>();
  let owedMinor = 0;
  for (const entry of entries) {
    owedMinor += entry.owedMinor;
    if (entry.amountMinor > 0) {
      const isBonus = entry.type === "invite" || bonusIds.has(entry.lotId ?? "");
      if (isBonus) bonusIds.add(entry.id);
      insertLot(lots, toLot(entry, isBonus));
      continue;
    }
    const parts = takeOf(lots, entry);
    if (entry.type === "expiration") expired.push(...parts.flatMap(toExpired));
    if (entry.type === "redemption" && entry.orderId !== null) {
      const { orderId } = entry;
      drawn.push(...parts.map(({ lot, takenMinor }) => ({ orderId, ...toDraw(lot, takenMinor) })));
    }
  }
  return { lots: lots.map(({ expiresMs: _expiresMs, ...lot }) => lot), drawn, expired, owedMinor };
}

/** The spendable points at a time, in hundredths of a point, without expired lots [9.27]. */
export function sumSpendable({ lots }: Pick<FoldedLedger, "lots">, now: string): number {
  return sum(lots.filter(({ expiresAt }) => isBefore(now, expiresAt)).map(({ leftMinor }) => leftMinor));
}

type OpenLot = PointsLot & { expiresMs: number };
type Part = { lot: OpenLot; takenMinor: number };

function toLot({ id, type, orderId, expiresAt, amountMinor }: LedgerEntry, isBonus: boolean): OpenLot {
  if (expiresAt === null) throw new RangeError(`Entry ${id} gives points that never expire`);
  return { id, type, orderId, isBonus, expiresAt, leftMinor: amountMinor, expiresMs: Date.parse(expiresAt) };
}

/** Inserts a lot in the order of expiry, after the lots with the same expiry. */
function insertLot(lots: OpenLot[], lot: OpenLot): void {
  lots.splice(lots.findLastIndex(({ expiresMs }) => expiresMs <= lot.expiresMs) + 1, 0, lot);
}

/** Draws an entry's points from the lots and removes lots that become empty. */
function takeOf(lots: OpenLot[], entry: LedgerEntry): Part[] {
  const parts: Part[] = [];
  let missing = -entry.amountMinor;
  for (const lot of listSources(lots, entry)) {
    if (missing === 0) break;
    const takenMinor = Math.min(missing, lot.leftMinor);
    if (takenMinor === 0) continue;
    missing -= takenMinor;
    lot.leftMinor -= takenMinor;
    parts.push({ lot, takenMinor });
  }
  if (missing > 0) throw new RangeError(`The ledger takes ${missing} more than there is`);
  for (const { lot } of parts) if (lot.leftMinor === 0) lots.splice(lots.indexOf(lot), 1);
  return parts;
}

/** Yields the lots that an entry draws from, in order. A lot may come twice; the second time it is empty. */
function* listSources(
  lots: readonly OpenLot[],
  { type, at, orderId, lotId }: LedgerEntry,
): Generator<OpenLot> {
  if (type === "expiration") {
    const ended = lots.find(({ id }) => id === lotId);
    if (ended) yield ended;
    return;
  }
  if (type === "rewardChange") {
    for (const lot of lots) if (lot.type === "reward" && lot.orderId === orderId) yield lot;
  }
  const atMs = Date.parse(at);
  // The joining bonus comes last, so that a payment that other points cover does not use it.
  for (const isBonus of [false, true]) {
    for (const lot of lots) if (lot.isBonus === isBonus && lot.expiresMs > atMs) yield lot;
  }
}

const toDraw = (lot: PointsLot, amountMinor: number) => ({
  lotId: lot.id,
  expiresAt: lot.expiresAt,
  amountMinor,
});
const toExpired = ({ lot: { type, orderId }, takenMinor }: Part) =>
  type === "reward" && orderId !== null ? [{ orderId, amountMinor: takenMinor }] : [];
const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
