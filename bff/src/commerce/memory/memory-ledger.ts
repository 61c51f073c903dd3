import {
  calculatePointsBalance,
  calculatePointsExpiry,
  type Currency,
  foldLedger,
  type FoldedLedger,
  type LedgerEntry,
  listExpiredLots,
  planPointsReturn,
  planRewardChange,
  planSettlement,
  resolveUsablePoints,
} from "@spolverk/domain";

type NewEntry = Pick<LedgerEntry, "type" | "amountMinor"> & Partial<Omit<LedgerEntry, "id" | "at">>;

/** The append-only points ledger of one account. */
export class MemoryLedger {
  readonly #entries: LedgerEntry[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  /** The current state, after ending expired points. */
  fold(): FoldedLedger {
    for (const expired of listExpiredLots(foldLedger(this.#entries), this.#time())) {
      this.append({ type: "expiration", ...expired });
    }
    return foldLedger(this.#entries);
  }

  append(entry: NewEntry): void {
    const at = this.#time();
    this.#entries.push({
      id: `entry_${this.#entries.length + 1}`,
      at,
      expiresAt: entry.amountMinor > 0 ? calculatePointsExpiry(at) : null,
      orderId: null,
      orderNumber: null,
      note: null,
      lotId: null,
      owedMinor: 0,
      ...entry,
    });
  }

  /** Takes points for an order. Returns whether enough usable points exist. */
  spend(
    orderId: string,
    amountMinor: number,
    { currency, filamentMinor }: { currency: Currency; filamentMinor: number },
  ): boolean {
    this.fold();
    const now = this.#time();
    const balance = calculatePointsBalance(this.#entries, { currency, now, isBonusWithheld: false });
    if (resolveUsablePoints(balance, { filamentMinor }).usableMinor < amountMinor) return false;
    this.append({ type: "redemption", amountMinor: -amountMinor, orderId });
    return true;
  }

  /** Returns all points that an order spent, once. @param isMade false for a placement that made no order */
  giveBack(orderId: string, isMade: boolean): void {
    const ledger = this.fold();
    const returnedMinor = ledger.drawn
      .filter((draw) => draw.orderId === orderId)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const beforeMinor = this.#entries
      .filter((entry) => entry.type === "redemption" && entry.orderId === orderId && entry.amountMinor > 0)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const order = { orderId, returnedMinor, beforeMinor, now: this.#time(), isMade };
    for (const part of planPointsReturn(ledger, order)) {
      this.append({ type: "redemption", orderId, ...part });
    }
  }

  /** Credits the points that an order earns, less those owed from refunded orders. */
  reward(orderId: string, amountMinor: number): void {
    const settled = planSettlement(this.fold(), amountMinor);
    this.append({ type: "reward", amountMinor, orderId });
    if (settled) this.append({ type: "rewardChange", orderId, ...settled });
  }

  /** Reverses all points that an order earned, once. */
  reverseReward(orderId: string): void {
    const reward = this.#entries.find((entry) => entry.type === "reward" && entry.orderId === orderId);
    const isReversed = this.#entries.some(
      (entry) => entry.type === "rewardChange" && entry.orderId === orderId && entry.owedMinor >= 0,
    );
    if (!reward || isReversed) return;
    const plan = planRewardChange(this.fold(), {
      orderId,
      reversedMinor: reward.amountMinor,
      now: this.#time(),
    });
    this.append({ type: "rewardChange", orderId, ...plan });
  }

  /** Ends all remaining points. */
  end(): void {
    for (const { id, leftMinor } of this.fold().lots) {
      this.append({ type: "expiration", amountMinor: -leftMinor, lotId: id });
    }
  }

  #time(): string {
    return this.#now().toISOString();
  }
}
