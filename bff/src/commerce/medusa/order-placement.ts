import type { Acceptance, PlaceResult } from "@spolverk/domain";
import { type Immutable, placementCalls, type PlaceReply } from "@spolverk/medusa-contract";
import type { CheckoutRecord } from "../checkout-record.ts";
import type { CommerceEngine } from "../engine.ts";
import { bindCalls } from "./bind-calls.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { toRecordBody } from "./checkout-store.ts";
import { toPlacedOrder } from "./to-placed-order.ts";

type OrderPlacement = Pick<
  CommerceEngine,
  "preparePayment" | "placeOrder" | "cancelPlacing" | "getSwishStatus"
>;

export function createOrderPlacement(medusa: MedusaClient): OrderPlacement {
  const { placeCheckout, cancelCheckout, ...forwarded } = bindCalls(medusa, placementCalls);
  return {
    ...forwarded,
    placeOrder: async (record, priced, { paymentToken, clientHash = null }) =>
      toPlaceResult(
        await placeCheckout(record.id, {
          priced,
          record: toRecordBody(record),
          acceptance: toAcceptance(record),
          client_hash: clientHash,
          ...(paymentToken !== undefined && { payment_token: paymentToken }),
        }),
      ),
    cancelPlacing: async (checkoutId, version) => {
      const reply = await cancelCheckout(checkoutId, version);
      return reply.kind === "placed" ? { kind: "placed", order: toPlacedOrder(reply.order) } : reply;
    },
  };
}

/** What the order's proof is made of; null for a record that was placed before terms had versions. */
export function toAcceptance({ acceptedTerms, accepted }: CheckoutRecord): Acceptance | null {
  if (acceptedTerms === null) return null;
  const { exportAgreement, ...terms } = acceptedTerms;
  const option = accepted?.shippingOptions.find(({ id }) => id === accepted.shippingOptionId);
  return {
    terms,
    exportAgreement,
    delivery: option ? { shipDate: option.estimatedShipDate, workingDays: option.workingDays } : null,
  };
}

export function toPlaceResult(reply: Immutable<PlaceReply>): PlaceResult {
  switch (reply.kind) {
    case "placed":
      return { kind: "placed", order: toPlacedOrder(reply.order), approval: reply.order.approval };
    case "payment_pending":
      return { kind: "paymentPending", payment: reply.payment };
    case "not_enough_stock":
      return { kind: "notEnoughStock", skus: reply.skus };
    case "stock_reserved":
      return { kind: "stockReserved", skus: reply.skus };
    case "payment_failed":
      return { kind: "paymentFailed" };
    case "coupon_used":
      return { kind: "couponUsed", by: reply.by };
    case "gift_card_changed":
      return { kind: "giftCardChanged" };
    case "points_changed":
      return { kind: "pointsChanged" };
    case "changed":
      return { kind: "changed" };
    case "cancelled":
      return { kind: "cancelled" };
  }
}
