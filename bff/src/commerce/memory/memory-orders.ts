import { isDeepStrictEqual } from "node:util";
import {
  type CancelResult,
  type InvoicedOrder,
  isInvoice,
  isUncharged,
  type Money,
  type OrderApproval,
  type PlacedOrder,
  type PlaceResult,
  type PreparedPayment,
  type PricedCheckout,
  resolveInvoiceApproval,
  type SwishStatus,
  toCompanyKey,
} from "@spolverk/domain";
import { type CheckoutRecord, type StoredRecord, toStoredRecord } from "../checkout-record.ts";
import type { CommerceEngine } from "../engine.ts";
import type { PlaceOptions } from "../engine.ts";
import type { StoredCheckout } from "../store.ts";
import type { MemoryClub } from "./memory-club.ts";
import type { MemoryCoupons } from "./memory-coupons.ts";
import type { MemoryGiftCards } from "./memory-gift-cards.ts";
import type { MemoryPayments } from "./memory-payments.ts";
import type { MemoryStock } from "./memory-stock.ts";

const firstOrderNumber = 1001;

type OrderParts = {
  stock: MemoryStock;
  coupons: MemoryCoupons;
  club: MemoryClub;
  giftCards: MemoryGiftCards;
  /** null: every payment is settled at once, and nothing is charged. */
  payments: MemoryPayments | null;
  /** Limits of open invoices without approval; this backend neither receives payments nor approves orders. */
  limits: Money;
  /** Stored records by id. */
  checkouts: Map<string, StoredRecord>;
  now: () => Date;
};
export type MemoryOrder = {
  order: PlacedOrder;
  approval: OrderApproval;
  priced: PricedCheckout;
  /** Account of the order; null for a guest's. */
  accountId: string | null;
  isCancelled: boolean;
};
type Prepared = { priced: PricedCheckout; payment: PreparedPayment };

/** Places orders in memory. No method awaits between reading and writing, so concurrent calls are serialized. */
export class MemoryOrders implements Pick<
  CommerceEngine,
  "preparePayment" | "placeOrder" | "cancelPlacing" | "getSwishStatus"
> {
  readonly #stock: MemoryStock;
  readonly #coupons: MemoryCoupons;
  readonly #club: MemoryClub;
  readonly #payments: MemoryPayments | null;
  readonly #giftCards: MemoryGiftCards;
  readonly #now: () => Date;
  readonly #checkouts: Map<string, StoredRecord>;
  /** The version and prices that a saved record was placed with. */
  readonly #accepted = new Map<string, { version: number; priced: PricedCheckout }>();
  readonly #prepared = new Map<string, Prepared>();
  readonly #held = new Map<string, PricedCheckout["lines"]>();
  readonly #canceledVersions = new Map<string, number>();
  /** Checkouts whose last placement ended with a failed payment. */
  readonly #failed = new Set<string>();
  readonly #limits: Money;
  /** By placed checkout, oldest first. */
  readonly #orders = new Map<string, MemoryOrder>();
  /** By the key of the company. */
  readonly #invoiced = new Map<string, InvoicedOrder[]>();

  constructor({ stock, coupons, club, payments, giftCards, checkouts, limits, now }: OrderParts) {
    this.#checkouts = checkouts;
    this.#stock = stock;
    this.#coupons = coupons;
    this.#club = club;
    this.#giftCards = giftCards;
    this.#payments = payments;
    this.#limits = limits;
    this.#now = now;
  }

  async preparePayment(checkoutId: string, priced: PricedCheckout): Promise<PreparedPayment> {
    return this.#prepare(checkoutId, priced);
  }

  #prepare(checkoutId: string, priced: PricedCheckout): PreparedPayment {
    const before = this.#prepared.get(checkoutId);
    if (before && (this.#orders.has(checkoutId) || isDeepStrictEqual(before.priced, priced))) {
      return before.payment;
    }
    this.#release(checkoutId);
    if (before) this.#payments?.cancel(before.payment);
    const payment = this.#payments?.prepare(priced) ?? {
      kind: isUncharged(priced.paymentMethod) ? "manual" : "test",
    };
    this.#prepared.set(checkoutId, { priced: structuredClone(priced), payment });
    return payment;
  }

  async placeOrder(
    accepted: CheckoutRecord,
    priced: PricedCheckout,
    { paymentToken }: PlaceOptions,
  ): Promise<PlaceResult> {
    const { id: checkoutId, version } = accepted;
    const placed = this.#orders.get(checkoutId);
    if (placed) return { kind: "placed", order: placed.order, approval: placed.approval };
    if (version <= this.#canceledVersionOf(checkoutId)) {
      return { kind: this.#failed.has(checkoutId) ? "paymentFailed" : "cancelled" };
    }
    const isStored = isDeepStrictEqual(this.#accepted.get(checkoutId), { version, priced });
    if (!isStored) {
      if (this.#checkouts.get(checkoutId)?.version !== version - 1) return { kind: "changed" };
      this.#checkouts.set(checkoutId, structuredClone(toStoredRecord(accepted)));
      this.#accepted.set(checkoutId, structuredClone({ version, priced }));
    }
    const payment = this.#prepare(checkoutId, priced);
    if (paymentToken !== undefined) this.#payments?.useToken(payment, paymentToken);
    return this.#advance(checkoutId, { priced: structuredClone(priced), payment }, version);
  }

  async cancelPlacing(checkoutId: string, version: number): Promise<CancelResult> {
    const placed = this.#orders.get(checkoutId);
    if (placed) return { kind: "placed", order: placed.order };
    const prepared = this.#prepared.get(checkoutId);
    const isWaiting = prepared && this.#held.has(checkoutId);
    if (isWaiting && this.#payments?.outcomeOf(prepared.payment) === "unknown") return { kind: "pending" };
    const result = isWaiting ? this.#advance(checkoutId, prepared, version) : null;
    if (result?.kind === "placed") return { kind: "placed", order: result.order };
    this.#giveUp(checkoutId, version);
    return { kind: "cancelled" };
  }

  /** The backend's state of a checkout with this version of the record. */
  stateOf(checkoutId: string, version: number): Omit<StoredCheckout, "record"> {
    const payment = this.#prepared.get(checkoutId)?.payment ?? null;
    const placed = this.#orders.get(checkoutId);
    // Calls never wait here.
    const isInProgress = false;
    if (placed) {
      return { placing: "none", isInProgress, order: placed.order, approval: placed.approval, payment };
    }
    const none = { isInProgress, order: null, approval: "not_needed", payment } as const;
    if (this.#held.has(checkoutId)) return { placing: "awaitingPayment", ...none };
    const isCanceled = this.#canceledVersionOf(checkoutId) >= version;
    return { placing: isCanceled ? "cancelled" : "none", ...none };
  }

  async getSwishStatus(checkoutId: string, swishId: string): Promise<SwishStatus | null> {
    return this.#payments?.swishStatusOf(checkoutId, swishId) ?? null;
  }

  /** All orders, oldest first. */
  list(): MemoryOrder[] {
    return [...this.#orders.values()];
  }

  /** Assigns an order to an account. */
  claim(orderId: string, accountId: string): void {
    this.#change(orderId, (order) => ({ ...order, accountId }));
  }

  /**
   * Cancels an order: returns its goods, points, gift card amount and coupon use, and reverses the points it earned.
   */
  cancel(orderId: string): void {
    this.#change(orderId, (order, checkoutId) => {
      this.#stock.release(order.priced.lines);
      this.#club.reverse(checkoutId, order.order);
      this.#giftCards.giveBack(checkoutId);
      this.#coupons.giveBack(order.priced);
      return { ...order, isCancelled: true };
    });
  }

  #change(orderId: string, change: (order: MemoryOrder, checkoutId: string) => MemoryOrder): void {
    for (const [checkoutId, found] of this.#orders) {
      if (found.order.id === orderId) this.#orders.set(checkoutId, change(found, checkoutId));
    }
  }

  #advance(checkoutId: string, { priced, payment: prepared }: Prepared, version: number): PlaceResult {
    if (!this.#held.has(checkoutId)) {
      const skus = this.#stock.reserve(priced.lines);
      if (skus.length > 0) {
        this.#giveUp(checkoutId, version);
        return { kind: "notEnoughStock", skus };
      }
      this.#held.set(checkoutId, priced.lines);
    }
    if (!this.#club.spend(checkoutId, priced)) {
      this.#giveUp(checkoutId, version);
      return { kind: "pointsChanged" };
    }
    const { giftCard, totals } = priced;
    if (giftCard && !this.#giftCards.spend(checkoutId, giftCard.id, totals.giftCard)) {
      this.#giveUp(checkoutId, version);
      return { kind: "giftCardChanged" };
    }
    const payment = this.#payments?.ask(checkoutId, prepared) ?? prepared;
    this.#prepared.set(checkoutId, { priced, payment });
    const outcome = this.#payments?.outcomeOf(payment) ?? "authorized";
    if (outcome === "declined") {
      this.#giveUp(checkoutId, version);
      this.#failed.add(checkoutId);
      return { kind: "paymentFailed" };
    }
    if (outcome !== "authorized") {
      const pending =
        payment.kind === "pay_later" ? { ...payment, inReview: outcome === "unknown" } : payment;
      this.#prepared.set(checkoutId, { priced, payment: pending });
      return { kind: "paymentPending", payment: pending };
    }
    const used = this.#coupons.use(priced);
    if (used !== "used") {
      this.#giveUp(checkoutId, version);
      return { kind: "couponUsed", by: used };
    }
    this.#held.delete(checkoutId);
    const order: PlacedOrder = {
      id: `order_${this.#orders.size + 1}`,
      number: String(firstOrderNumber + this.#orders.size),
      placedAt: this.#now().toISOString(),
    };
    this.#club.reward(checkoutId, order, priced);
    const approval = this.#resolveApproval(priced);
    const { accountId } = priced;
    this.#orders.set(checkoutId, { order, approval, priced, accountId, isCancelled: false });
    return { kind: "placed", order, approval };
  }

  #resolveApproval({ paymentMethod, billing, currency, totals }: PricedCheckout): OrderApproval {
    if (!isInvoice(paymentMethod)) return "not_needed";
    const key = toCompanyKey(billing);
    const earlier = key === null ? [] : (this.#invoiced.get(key) ?? []);
    const toPayMinor = totals.toPay;
    if (key !== null) {
      this.#invoiced.set(key, [...earlier, { currency, invoicedMinor: toPayMinor, paidMinor: 0 }]);
    }
    return resolveInvoiceApproval({ earlier, currency, toPayMinor, limits: this.#limits });
  }

  #giveUp(checkoutId: string, version: number): void {
    this.#release(checkoutId);
    const prepared = this.#prepared.get(checkoutId);
    if (prepared) this.#payments?.cancel(prepared.payment);
    this.#prepared.delete(checkoutId);
    this.#failed.delete(checkoutId);
    this.#canceledVersions.set(checkoutId, Math.max(version, this.#canceledVersionOf(checkoutId)));
  }

  #release(checkoutId: string): void {
    this.#stock.release(this.#held.get(checkoutId) ?? []);
    this.#held.delete(checkoutId);
    this.#club.giveBack(checkoutId);
    this.#giftCards.giveBack(checkoutId);
  }

  #canceledVersionOf(checkoutId: string): number {
    return this.#canceledVersions.get(checkoutId) ?? 0;
  }
}
