import { z } from "zod";
import { preparedPaymentSchema, swishStatusSchema } from "../../contract/payment.ts";
import type { CancelResult, CommercePort, PlaceResult } from "../port.ts";
import { type MedusaClient, nullOnStatus } from "./medusa-client.ts";
import { toPricedCheckoutBody } from "./to-priced-checkout-body.ts";
import { orderSchema, toPlacedOrder } from "./to-placed-order.ts";

type OrderPlacement = Pick<
  CommercePort,
  "preparePayment" | "placeOrder" | "cancelPlacing" | "getSwishStatus"
>;

const placedSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("placed"), order: orderSchema }),
  z.object({ kind: z.literal("payment_pending"), payment: preparedPaymentSchema }),
  z.object({ kind: z.literal("not_enough_stock"), skus: z.array(z.string()) }),
  z.object({ kind: z.literal("stock_reserved"), skus: z.array(z.string()) }),
  z.object({ kind: z.literal("payment_failed") }),
  z.object({ kind: z.literal("coupon_used"), by: z.enum(["others", "customer"]) }),
  z.object({ kind: z.literal("gift_card_changed") }),
  z.object({ kind: z.literal("changed") }),
  z.object({ kind: z.literal("cancelled") }),
]);
export type PlaceReply = z.infer<typeof placedSchema>;

const canceledSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("placed"), order: orderSchema }),
  z.object({ kind: z.literal("pending") }),
  z.object({ kind: z.literal("cancelled") }),
]);

export function createOrderPlacement(medusa: MedusaClient): OrderPlacement {
  const pathOf = (checkoutId: string, step: string) => `checkouts/${encodeURIComponent(checkoutId)}/${step}`;
  return {
    preparePayment: (checkoutId, priced) =>
      medusa.post(preparedPaymentSchema, pathOf(checkoutId, "payment"), toPricedCheckoutBody(priced), {
        asksProvider: true,
      }),
    placeOrder: async (checkoutId, priced, { version, paymentToken, clientHash = null }) => {
      const body = {
        draft: toPricedCheckoutBody(priced),
        version,
        client_hash: clientHash,
        ...(paymentToken !== undefined && { payment_token: paymentToken }),
      };
      const path = pathOf(checkoutId, "order");
      return toPlaceResult(await medusa.post(placedSchema, path, body, { asksProvider: true }));
    },
    cancelPlacing: async (checkoutId, version): Promise<CancelResult> => {
      const path = pathOf(checkoutId, "cancel");
      const reply = await medusa.post(canceledSchema, path, { version }, { asksProvider: true });
      return reply.kind === "placed" ? { kind: "placed", order: toPlacedOrder(reply.order) } : reply;
    },
    getSwishStatus: async (checkoutId, swishId) => {
      const path = pathOf(checkoutId, `swish/${encodeURIComponent(swishId)}`);
      const reply = await medusa.get(swishStatusSchema, path).catch(nullOnStatus(404));
      return reply && reply.status;
    },
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
    case "changed":
      return { kind: "changed" };
    case "cancelled":
      return { kind: "cancelled" };
  }
}
