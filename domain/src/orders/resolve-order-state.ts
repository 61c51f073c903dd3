import type { OrderApproval } from "../invoices/order-approval.ts";
import type { LineProgress } from "./line-progress.ts";
import type { OrderState } from "./order-state.ts";

type Progress = Pick<LineProgress, "ordered" | "packed" | "shipped" | "delivered" | "isGiftCard">;

/** What a shop knows of an order. */
export type OrderProgress = {
  isCancelled: boolean;
  approval: OrderApproval;
  /** Money that a payment service is to take has not been taken; an invoice, which is paid after delivery, is never due. */
  isPaymentDue: boolean;
  /** What was taken and what was paid back, in minor units. */
  paidMinor: number;
  refundedMinor: number;
  lines: readonly Progress[];
};

/**
 * How an order stands [4.41]: cancelled and wholly paid back come before all else, then what it waits for, then how far its
 * goods have come. Gift cards count only where nothing is sent.
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
