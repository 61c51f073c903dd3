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
  /** The stored record, without an acceptance that the backend has cancelled. */
  record: CheckoutRecord;
  order: PlacedOrder | null;
  isAwaitingPayment: boolean;
  /** A call to place the checkout is still running. */
  isInProgress: boolean;
  /** Approval of the order. */
  approval: OrderApproval;
  /** The payment that was prepared last. */
  payment: PreparedPayment | null;
};

/**
 * Loads a checkout. When a call to place it by invoice lost its reply and turns out to have made no order, that call no
 * longer counts towards the invoice limit.
 * @throws ApiFailure checkout_not_found when unknown or unchanged for 14 days [4.35], [8.28], checkout_unreadable when
 * an order or a payment may exist and the record cannot be read, sign_in_required and account_forbidden for a checkout
 * of an account
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
    // The checkout has no order and none is being made, so a placing call whose reply was lost made none.
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

/**
 * The refusal for an unreadable record: checkout_not_found when neither an order nor a payment can exist or the
 * checkout has expired, otherwise checkout_unreadable.
 */
function toUnreadable(services: Services, error: UnreadableCheckoutError): ApiFailure {
  const { mayBePaid, orderNumber, changedAt } = error;
  // Logged without the id, which opens a guest's checkout.
  services.logger.error({ err: error, orderNumber }, "checkout_unreadable");
  const isOver = changedAt !== null && isExpired(services, changedAt);
  return new ApiFailure(mayBePaid && !isOver ? "checkout_unreadable" : "checkout_not_found", {
    cause: error,
  });
}

const isExpired = ({ now }: Services, changedAt: string) =>
  isCheckoutExpired({ changedAt, now: now().toISOString() });
