import {
  type Acceptance,
  cancelReplySchema,
  type PlaceReply,
  placeReplySchema,
  preparedPaymentSchema,
  swishStatusReplySchema,
} from "@spolverk/medusa-contract";
import type { CheckoutRecord } from "../checkout-record.ts";
import type { CommerceEngine } from "../engine.ts";
import type { CancelResult, PlaceResult } from "../engine.ts";
import { type MedusaClient, nullOnStatus } from "./medusa-client.ts";
import { toRecordBody } from "./checkout-store.ts";
import { toPlacedOrder } from "./to-placed-order.ts";

type OrderPlacement = Pick<
  CommerceEngine,
  "preparePayment" | "placeOrder" | "cancelPlacing" | "getSwishStatus"
>;

export function createOrderPlacement(medusa: MedusaClient): OrderPlacement {
  const pathOf = (checkoutId: string, step: string) => `checkouts/${encodeURIComponent(checkoutId)}/${step}`;
  return {
    preparePayment: (checkoutId, priced) =>
      medusa.post(preparedPaymentSchema, pathOf(checkoutId, "payment"), priced, "provider"),
    placeOrder: async (record, priced, { paymentToken, clientHash = null }) => {
      const body = {
        priced,
        record: toRecordBody(record),
        acceptance: toAcceptance(record),
        client_hash: clientHash,
        ...(paymentToken !== undefined && { payment_token: paymentToken }),
      };
      const path = pathOf(record.id, "order");
      return toPlaceResult(await medusa.post(placeReplySchema, path, body, "placing"));
    },
    cancelPlacing: async (checkoutId, version): Promise<CancelResult> => {
      const path = pathOf(checkoutId, "cancel");
      const reply = await medusa.post(cancelReplySchema, path, { version }, "provider");
      return reply.kind === "placed" ? { kind: "placed", order: toPlacedOrder(reply.order) } : reply;
    },
    getSwishStatus: async (checkoutId, swishId) => {
      const path = pathOf(checkoutId, `swish/${encodeURIComponent(swishId)}`);
      const reply = await medusa.get(swishStatusReplySchema, path).catch(nullOnStatus(404));
      return reply && reply.status;
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

export function toPlaceResult(reply: PlaceReply): PlaceResult {
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
