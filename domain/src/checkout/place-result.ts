import type { OrderApproval } from "../invoices/order-approval.ts";
import type { PreparedPayment } from "./prepared-payment.ts";

export type PlacedOrder = {
  /** The order's id in the commerce backend. */
  id: string;
  /** The number that shoppers and merchandisers read. */
  number: string;
  /** ISO date-time */
  placedAt: string;
};

export type PlaceResult =
  /** The order exists. By invoice it may still await approval, with its stock reserved. */
  | { kind: "placed"; order: PlacedOrder; approval: OrderApproval }
  /** The stock is held until the shopper has paid; the client then has to place the checkout again. */
  | { kind: "paymentPending"; payment: PreparedPayment }
  /** An earlier call cancelled the placing of this version of the checkout. */
  | { kind: "cancelled" }
  /** Stock ran out after the checkout was last checked and before its stock was reserved. */
  | { kind: "notEnoughStock"; skus: readonly string[] }
  /** There is enough stock, but unpaid checkouts of the same or other clients hold too much of it. */
  | { kind: "stockReserved"; skus: readonly string[] }
  | { kind: "paymentFailed" }
  /** The coupon was used up meanwhile: by other customers, or by this customer in another order. */
  | { kind: "couponUsed"; by: "others" | "customer" }
  /** The balance of the gift card is lower than the amount that the order takes from it. */
  | { kind: "giftCardChanged" }
  /** The account has fewer points than the order spends. */
  | { kind: "pointsChanged" }
  /** Another call saved a newer version of the checkout first. */
  | { kind: "changed" };

export type CancelResult =
  | { kind: "cancelled" }
  /** The checkout had been paid, so its order was created instead. */
  | { kind: "placed"; order: PlacedOrder }
  /** The payment provider does not know yet whether the checkout is paid. */
  | { kind: "pending" };
