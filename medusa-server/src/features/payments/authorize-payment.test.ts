import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { samplePricedCheckout } from "../orders/testing/sample-priced-checkout.ts";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";
import { authorizePayment } from "./authorize-payment.ts";

const paid = {
  sessionId: "payses_1",
  reference: "0b7c4c1e0c7e4c869a360d1f54f4f3c1",
  amountMinor: 24_900,
  currency: "SEK",
  attempt: 1,
  instructionId: "A".repeat(32),
  token: null,
  expiresAt: null,
  status: "paid",
  errorCode: null,
  paymentReference: "B".repeat(32),
  refunds: [],
};

const priced = samplePricedCheckout({ paymentMethod: "swish" });
const purchase: KnownPurchase = {
  checkoutId: "checkout_1",
  cartId: "cart_1",
  customerId: "cus_1",
  priced: { ...priced, totals: { ...priced.totals, toPay: paid.amountMinor } },
  acceptance: null,
};

/** Creates a container with a cart whose Swish payment was captured before the order is made. */
function createContainer(payment: { is_refunded: boolean; canceled_at: Date | null }): MedusaContainer {
  const row = {
    session_id: "payses_1",
    provider_id: "pp_swish_swish",
    session_data: paid,
    session_amount: 249,
    session_status: "authorized",
    payment_id: "pay_1",
    payment_data: paid,
    is_captured: true,
    is_cancelled: payment.canceled_at !== null,
    is_refunded: payment.is_refunded,
    captures: [{ id: "capt_1", amount: "249" }],
  };
  const services: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: { raw: async () => ({ rows: [row] }) },
    [Modules.PAYMENT]: {
      // Like Medusa, which returns the existing payment of an authorized session.
      authorizePaymentSession: async () => ({ id: "pay_1" }),
      retrievePayment: async () => ({ canceled_at: payment.canceled_at, data: paid }),
    },
  };
  return { resolve: (key: string) => services[key] } as unknown as MedusaContainer;
}

describe("a cart's payment, captured before its order is made", () => {
  for (const [name, payment, expected] of [
    ["pays for the order", { is_refunded: false, canceled_at: null }, "authorized"],
    ["pays for no order once it was refunded", { is_refunded: true, canceled_at: null }, "failed"],
    ["pays for no order once it was cancelled", { is_refunded: false, canceled_at: new Date() }, "failed"],
  ] as const) {
    it(name, async () => {
      assert.equal(await authorizePayment(createContainer(payment), purchase, null), expected);
    });
  }
});
