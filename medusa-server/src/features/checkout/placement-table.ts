import type { PlacingState } from "@spolverk/medusa-contract";

/** The states of a checkout's order placement, in their order. */
export const placementStates = [
  /** No payment is prepared. */
  "open",
  /** A cart with a payment exists; nothing is held. */
  "prepared",
  /** The shopper has placed the order: its stock is held, and it awaits payment. */
  "waiting",
  /** The order exists. */
  "placed",
] as const;
export type PlacementState = (typeof placementStates)[number];

/** The columns of a checkout's row that decide its state. */
export type PlacementFields = {
  order_id: string | null;
  cart_id: string | null;
  held_until: Date | null;
  cancelled_version: number;
  version: number;
};

export function toPlacementState({
  order_id,
  cart_id,
  held_until,
}: Pick<PlacementFields, "order_id" | "cart_id" | "held_until">): PlacementState {
  if (order_id !== null) return "placed";
  if (cart_id === null) return "open";
  return held_until === null ? "prepared" : "waiting";
}

/** Maps a row to the state that the BFF receives: "cancelled" when the stored record was given up. */
export function toPlacingState(row: PlacementFields): PlacingState {
  const state = toPlacementState(row);
  if (state === "waiting") return "awaiting_payment";
  return state !== "placed" && row.cancelled_version >= row.version ? "cancelled" : "none";
}

/**
 * The requests of the callers. `Same` and `Other`: the prepared payment does, or does not, match the request exactly.
 */
export const placementRequests = [
  "prepareSame",
  "prepareOther",
  "placeSame",
  "placeOther",
  /** The shopper wants to change the checkout. */
  "cancel",
  /** A webhook or the sweeper asks for a check. */
  "settle",
] as const;
export type PlacementRequest = (typeof placementRequests)[number];

/**
 * - attempt: try to create the order, as far as it gets now.
 * - withdraw: attempt the order, because it may have been paid, and give up the placing if it was not.
 * - prepare: create a cart and a payment.
 * - giveUp: end the payment and release the hold.
 * - takeMoney: capture the order's money that is still due.
 */
export type PlacementAction = "attempt" | "withdraw" | "prepare" | "giveUp" | "takeMoney";

/** The actions of each state and request, in their order; they stop when an attempt places the order. */
export const placementActions: Record<
  PlacementState,
  Record<PlacementRequest, readonly PlacementAction[]>
> = {
  open: {
    prepareSame: ["prepare"],
    prepareOther: ["prepare"],
    placeSame: ["prepare", "attempt"],
    placeOther: ["prepare", "attempt"],
    cancel: ["giveUp"],
    settle: [],
  },
  prepared: {
    prepareSame: [],
    prepareOther: ["prepare"],
    placeSame: ["attempt"],
    placeOther: ["prepare", "attempt"],
    cancel: ["giveUp"],
    settle: [],
  },
  waiting: {
    prepareSame: [],
    prepareOther: ["withdraw", "prepare"],
    placeSame: ["attempt"],
    placeOther: ["withdraw", "prepare", "attempt"],
    cancel: ["withdraw"],
    settle: ["attempt"],
  },
  placed: {
    prepareSame: [],
    prepareOther: [],
    placeSame: [],
    placeOther: [],
    cancel: [],
    settle: ["takeMoney"],
  },
};

/** The outcomes of an attempt. */
export type AttemptKind =
  | "placed"
  /** The payment waits for the shopper to act. */
  | "paymentPending"
  /** The provider does not know the outcome yet, and the payment cannot be cancelled either. */
  | "paymentUnknown"
  /** The account was deleted during the checkout. */
  | "accountDeleted"
  | "notEnoughStock"
  | "stockReserved"
  | "couponUsed"
  | "giftCardChanged"
  | "pointsChanged"
  | "paymentFailed"
  | "wrongAmount"
  /** Medusa refuses, and a retry would not help. */
  | "refused"
  /** A service did not answer or failed: a retry may succeed. */
  | "unanswered";

/**
 * giveUpUnpaid: give up because the payment failed; later calls report the failed payment. giveUpWhenDue: give up once
 * the shopper's time is over.
 */
export type AttemptEnd = "keep" | "giveUp" | "giveUpUnpaid" | "giveUpWhenDue";

const kept = { attempt: "keep", withdraw: "keep", settle: "keep" } as const;
const ended = { attempt: "giveUp", withdraw: "giveUp", settle: "giveUp" } as const;
const unpaid = { attempt: "giveUpUnpaid", withdraw: "giveUpUnpaid", settle: "giveUpUnpaid" } as const;

/** How an attempt's outcome ends the placing, by the purpose of the attempt. */
export const attemptEnds: Record<AttemptKind, Record<"attempt" | "withdraw" | "settle", AttemptEnd>> = {
  placed: kept,
  paymentPending: { attempt: "keep", withdraw: "giveUp", settle: "giveUpWhenDue" },
  paymentUnknown: kept,
  accountDeleted: ended,
  notEnoughStock: ended,
  stockReserved: ended,
  couponUsed: ended,
  giftCardChanged: ended,
  pointsChanged: ended,
  paymentFailed: unpaid,
  wrongAmount: unpaid,
  refused: ended,
  unanswered: { attempt: "keep", withdraw: "keep", settle: "giveUpWhenDue" },
};
