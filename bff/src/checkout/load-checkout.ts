import {
  isCheckoutExpired,
  isInvoice,
  type OrderApproval,
  type PlacedOrder,
  type PreparedPayment,
} from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { UnreadableCheckoutError } from "../commerce/unreadable-checkout-error.ts";
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
 * Reads what was saved. Where that shows that a call to place it by invoice made no order, it no longer counts.
 *
 * @throws ApiFailure checkout_not_found when unknown or 14 days unchanged [4.35], [8.28], checkout_unreadable when an order
 * or a payment may exist and the record cannot be read, sign_in_required and account_forbidden for a checkout of an account
 */
export async function loadCheckout(
  services: Services,
  { id, caller }: Pick<CheckoutCall, "id" | "caller">,
): Promise<LoadedCheckout> {
  const kept = await services.store.getCheckout(id).catch((error: unknown) => {
    throw error instanceof UnreadableCheckoutError ? toUnreadable(services, error) : error;
  });
  if (!kept || isExpired(services, kept.record.changedAt)) throw new ApiFailure("checkout_not_found");
  requireAccess(kept.record, caller);
  const { placing, isInProgress, order, approval, payment } = kept;
  const record = { ...kept.record, accepted: placing === "cancelled" ? null : kept.record.accepted };
  const isByInvoice = record.paymentMethod !== null && isInvoice(record.paymentMethod);
  if (isByInvoice && order === null && record.accepted === null && !isInProgress) {
    // A call to place it, whose answer was lost, has made no order.
    await services.invoiceLimit.giveBackKept(id);
  }
  return {
    record,
    order,
    isAwaitingPayment: placing === "awaitingPayment",
    isInProgress,
    approval,
    payment,
  };
}

/** A record that cannot be read counts as ended only where neither an order nor a payment can be lost with it. */
function toUnreadable(services: Services, error: UnreadableCheckoutError): ApiFailure {
  const { mayBePaid, orderNumber, changedAt } = error;
  // Without the id: whoever knows that of a guest's checkout can open it.
  services.logger.error({ err: error, orderNumber }, "checkout_unreadable");
  const isOver = changedAt !== null && isExpired(services, changedAt);
  return new ApiFailure(mayBePaid && !isOver ? "checkout_unreadable" : "checkout_not_found", {
    cause: error,
  });
}

const isExpired = ({ now }: Services, changedAt: string) =>
  isCheckoutExpired({ changedAt, now: now().toISOString() });
