import type { OrderApproval } from "../invoices/order-approval.ts";
import type { PreparedPayment } from "./prepared-payment.ts";

export type PlacedOrder = {
  /** The backend's id. */
  id: string;
  /** The number that shoppers and merchandisers read. */
  number: string;
  /** ISO date-time */
  placedAt: string;
};

export type PlaceResult =
  /** An order by invoice may await approval, with its stock reserved. */
  | { kind: "placed"; order: PlacedOrder; approval: OrderApproval }
  /** The stock is held, and the shopper has to act: place again after that. */
  | { kind: "paymentPending"; payment: PreparedPayment }
  /** This version of the record was given up before. */
  | { kind: "cancelled" }
  /** Stock ran out between the last look and the reservation. */
  | { kind: "notEnoughStock"; skus: readonly string[] }
  /** There is enough, but checkouts that are not paid yet, of others or of the same client, hold too much of it. */
  | { kind: "stockReserved"; skus: readonly string[] }
  | { kind: "paymentFailed" }
  /** Others, or the customer in another order, have used up the coupon meanwhile. */
  | { kind: "couponUsed"; by: "others" | "customer" }
  /** The gift card has less on it than was to be taken. */
  | { kind: "giftCardChanged" }
  /** The account has fewer points than were to be taken. */
  | { kind: "pointsChanged" }
  /** Another record of the checkout was saved first. */
  | { kind: "changed" };

export type CancelResult =
  | { kind: "cancelled" }
  /** It had been paid, so the order was made. */
  | { kind: "placed"; order: PlacedOrder }
  /** The provider does not know yet whether it is paid. */
  | { kind: "pending" };
