import { isCheckoutExpired, type OrderApproval } from "@spolverk/domain";
import type { CheckoutRecord, PlacedOrder } from "../commerce/checkout-record.ts";
import type { PreparedPayment } from "../contract/payment.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import { type CheckoutCall, requireAccess } from "./checkout-caller.ts";

export type LoadedCheckout = {
  /** Without an acceptance that the backend cancelled. */
  record: CheckoutRecord;
  order: PlacedOrder | null;
  isAwaitingPayment: boolean;
  /** A call to place it is still being carried out. */
  isInProgress: boolean;
  /** Of the order. */
  approval: OrderApproval;
  /** What was prepared last. */
  payment: PreparedPayment | null;
};

/**
 * Reads what was saved.
 *
 * @throws ApiFailure checkout_not_found when unknown or 14 days unchanged [4.35], [8.28], sign_in_required and
 * account_forbidden for a checkout of an account
 */
export async function loadCheckout(
  { commerce, now }: Services,
  { id, caller }: Pick<CheckoutCall, "id" | "caller">,
): Promise<LoadedCheckout> {
  const kept = await commerce.getCheckout(id);
  if (!kept || isCheckoutExpired({ changedAt: kept.record.changedAt, now: now().toISOString() })) {
    throw new ApiFailure("checkout_not_found");
  }
  requireAccess(kept.record, caller);
  const { record, placing, isInProgress, order, approval, payment } = kept;
  return {
    record: { ...record, accepted: placing === "cancelled" ? null : record.accepted },
    order,
    isAwaitingPayment: placing === "awaitingPayment",
    isInProgress,
    approval,
    payment,
  };
}
