import type { PlacingState } from "@spolverk/medusa-contract";

/** How far the order of a checkout has come, in the order in which it comes there. */
export const placementStates = [
  /** Nothing can be paid. */
  "open",
  /** There is a cart with a payment; nothing is held. */
  "prepared",
  /** The order was asked for: its stock is held, and its payment waited for. */
  "waiting",
  /** There is an order. */
  "placed",
] as const;
export type PlacementState = (typeof placementStates)[number];

/** What the row of a checkout says of it. */
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

/** How the BFF is told of it; "cancelled" when the stored record was given up. */
export function toPlacingState(row: PlacementFields): PlacingState {
  const state = toPlacementState(row);
  if (state === "waiting") return "awaiting_payment";
  return state !== "placed" && row.cancelled_version >= row.version ? "cancelled" : "none";
}

/** Who asks for what. `Same` and `Other`: what is prepared is, or is not, exactly what is asked for. */
export const placementRequests = [
  "prepareSame",
  "prepareOther",
  "placeSame",
  "placeOther",
  /** The shopper wants to change the checkout. */
  "cancel",
  /** A provider has hinted at something, or time has passed. */
  "settle",
] as const;
export type PlacementRequest = (typeof placementRequests)[number];

/**
 * attempt: try to make the order, as far as it goes now. withdraw: attempt it, for it may have been paid, and give it up
 * if it was not. prepare: make a cart and a payment. giveUp: end the payment and let go of what is held.
 * takeMoney: take what is still due.
 */
export type PlacementAction = "attempt" | "withdraw" | "prepare" | "giveUp" | "takeMoney";

/** What is done, one after the other; a placing that has become an order on the way ends it. */
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

/** How an attempt at an order can come out. */
export type AttemptKind =
  | "placed"
  /** The shopper has to act. */
  | "paymentPending"
  /** The provider does not know yet, and the payment cannot be ended either. */
  | "paymentUnknown"
  /** The account was deleted since the checkout was looked at. */
  | "accountDeleted"
  | "notEnoughStock"
  | "stockReserved"
  | "couponUsed"
  | "giftCardChanged"
  | "pointsChanged"
  | "paymentFailed"
  | "wrongAmount"
  /** Medusa says no, and will the next time. */
  | "refused"
  /** Something did not answer, or broke: the next attempt may find it mended. */
  | "unanswered";

/** giveUpUnpaid: because there is no payment, which later calls report. giveUpWhenDue: once the shopper's time is over. */
export type AttemptEnd = "keep" | "giveUp" | "giveUpUnpaid" | "giveUpWhenDue";

const kept = { attempt: "keep", withdraw: "keep", settle: "keep" } as const;
const ended = { attempt: "giveUp", withdraw: "giveUp", settle: "giveUp" } as const;
const unpaid = { attempt: "giveUpUnpaid", withdraw: "giveUpUnpaid", settle: "giveUpUnpaid" } as const;

/** What becomes of the placing after an attempt, by what the attempt was for. */
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
