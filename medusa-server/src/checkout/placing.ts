import type { OrderApproval } from "@spolverk/domain";
import type { UsedUp } from "../coupons/find-used-up.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import type { PreparedPayment } from "../payments/payment-methods.ts";
import type { UndonePayment } from "../payments/undo-payment.ts";

/** The row of a checkout, as placing reads it. */
export type CheckoutRow = Awaited<ReturnType<CheckoutModuleService["retrieveCheckout"]>>;

/** How long a shopper has to pay, with the goods held; after that the sweeper gives the placing up. */
export const holdMinutes = 15;

/** By which a reservation in Medusa's inventory is known to be a hold. */
export const holdDescription = "Held while a shopper pays";

export type PlacedOrder = {
  id: string;
  display_id: number;
  created_at: string | Date;
  approval: OrderApproval;
};

/** `money` says what became of the shopper's. */
export type GivenUp =
  | { kind: "not_enough_stock"; skus: string[]; money: UndonePayment }
  /** There is enough, but other checkouts that are not paid yet hold too much of it. */
  | { kind: "stock_reserved"; skus: string[]; money: UndonePayment }
  | { kind: "coupon_used"; by: UsedUp; money: UndonePayment }
  /** The gift card has less on it than the cart was to have of it. */
  | { kind: "gift_card_changed"; money: UndonePayment }
  /** A wrong amount is among the payment checks already. */
  | { kind: "payment_failed"; money: UndonePayment; isWrongAmount: boolean };

/** Where a placing that goes on has come to. */
export type AdvanceReply =
  | { kind: "placed"; order: PlacedOrder }
  /** The shopper has to act, or the provider to know; the stock is held meanwhile. */
  | { kind: "payment_pending"; payment: PreparedPayment; isCertain: boolean }
  | GivenUp;

export type PlaceReply =
  | AdvanceReply
  /** What was prepared is not what is to be placed. */
  | { kind: "changed" }
  /** This record's placing was given up before; then its payment had failed, or it was left. */
  | { kind: "payment_failed" | "cancelled" };
