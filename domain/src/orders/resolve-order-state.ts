import type { OrderApproval } from "../invoices/order-approval.ts";
import type { LineProgress } from "./line-progress.ts";
import type { OrderState } from "./order-state.ts";

type Progress = Pick<LineProgress, "ordered" | "packed" | "shipped" | "delivered" | "isGiftCard">;

/** The facts from which the state of an order follows. */
export type OrderProgress = {
  isCancelled: boolean;
  approval: OrderApproval;
  /** A payment service has not captured the payment yet; never true for an invoice, which is paid after delivery. */
  isPaymentDue: boolean;
  /** Captured and refunded amounts, in minor units. */
  paidMinor: number;
  refundedMinor: number;
  lines: readonly Progress[];
};

/**
 * Resolves the state of an order [4.41]. The first of these that applies decides: cancelled, fully refunded, awaiting
 * approval, the progress of its goods, awaiting payment. Gift cards count only in an order without goods.
 */
export function resolveOrderState(order: OrderProgress): OrderState {
  const { isCancelled, approval, isPaymentDue, paidMinor, refundedMinor } = order;
  if (isCancelled || approval === "refused" || approval === "expired") return "cancelled";
  if (paidMinor > 0 && refundedMinor >= paidMinor) return "refunded";
  if (approval === "awaiting") return "awaiting_approval";
  const goods = order.lines.filter(({ isGiftCard }) => !isGiftCard);
  const lines = (goods.length > 0 ? goods : order.lines).filter(({ ordered }) => ordered > 0);
  const has = (step: "packed" | "shipped") => lines.some((line) => line[step] > 0);
  const isAll = (step: "shipped" | "delivered") =>
    lines.length > 0 && lines.every((line) => line[step] >= line.ordered);
  if (isAll("delivered")) return "delivered";
  if (isAll("shipped")) return "shipped";
  if (has("shipped")) return "partly_shipped";
  if (has("packed")) return "packed";
  return isPaymentDue ? "awaiting_payment" : "processing";
}
