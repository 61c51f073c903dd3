import type { PayLaterOrder } from "./pay-later-client.ts";
import type { PayLaterData } from "./session-data.ts";

export type Judgement = { status: PayLaterData["status"]; errorCode: string | null };

/**
 * Judges the provider's current order against the agreed amount. An order that no other status fits is `pending`, such
 * as one in the provider's risk check or one captured in part.
 */
export function judgeOrder(
  order: PayLaterOrder,
  expected: { amountMinor: number; currency: string },
): Judgement {
  if (order.fraudStatus === "REJECTED") return { status: "failed", errorCode: "risk_rejected" };
  if (order.status === "CANCELLED") return { status: "cancelled", errorCode: null };
  if (order.status === "EXPIRED") return { status: "failed", errorCode: "expired" };
  if (order.amountMinor !== expected.amountMinor || order.currency !== expected.currency) {
    return { status: "failed", errorCode: "wrong_amount" };
  }
  // A fully refunded order no longer pays for anything.
  const isGivenBack = order.capturedMinor > 0 && order.refundedMinor === order.capturedMinor;
  if (isGivenBack) return { status: "cancelled", errorCode: null };
  if (order.capturedMinor === order.amountMinor) return { status: "captured", errorCode: null };
  const isAuthorized = order.fraudStatus === "ACCEPTED" && order.status === "AUTHORIZED";
  return { status: isAuthorized ? "authorized" : "pending", errorCode: null };
}
