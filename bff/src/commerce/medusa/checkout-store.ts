import { expiresAt } from "@spolverk/domain";
import { z } from "zod";
import { preparedPaymentSchema } from "../../contract/payment.ts";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";
import { checkoutRecordSchema, type CheckoutRecord } from "../checkout-record.ts";
import type { CommercePort } from "../port.ts";
import { orderSchema, toPlacedOrder } from "./to-placed-order.ts";
import { nullOnStatus, type MedusaClient } from "./medusa-client.ts";

type CheckoutStore = Pick<CommercePort, "createCheckout" | "getCheckout" | "saveCheckout">;

const savedSchema = z.object({ id: z.string() });
const checkoutReplySchema = z.object({
  checkout: z.object({
    /** As this BFF or an earlier one saved it. */
    data: z.unknown(),
    placing: z.enum(["none", "awaiting_payment", "cancelled"]),
    order: orderSchema.nullable(),
    payment: preparedPaymentSchema.nullable(),
  }),
});

export function createCheckoutStore(medusa: MedusaClient): CheckoutStore {
  const pathOf = (id: string) => `checkouts/${encodeURIComponent(id)}`;
  return {
    createCheckout: async (record) => {
      await medusa.post(savedSchema, "checkouts", { id: record.id, ...toBody(record) });
    },
    getCheckout: async (id) => {
      const reply = await medusa.get(checkoutReplySchema, pathOf(id)).catch(nullOnStatus(404));
      if (reply === null) return null;
      const { data, placing, order, payment } = reply.checkout;
      // One from before records had all they have now is gone, and the shopper is offered a new one [4.35].
      const { data: record } = checkoutRecordSchema.safeParse(data);
      if (record === undefined) return null;
      if (record.id !== id) throw new CommerceUnavailableError(`Medusa gave another checkout than ${id}`);
      return {
        record,
        placing: placing === "awaiting_payment" ? "awaitingPayment" : placing,
        order: order && toPlacedOrder(order),
        approval: order?.approval ?? "not_needed",
        payment,
      };
    },
    saveCheckout: async (record) => {
      const saved = await medusa
        .post(savedSchema, pathOf(record.id), toBody(record))
        .catch(nullOnStatus(409));
      return saved === null ? "conflict" : "saved";
    },
  };
}

function toBody(record: CheckoutRecord) {
  return { version: record.version, data: record, expires_at: expiresAt(record.changedAt) };
}
