import { expiresAt } from "@spolverk/domain";
import { checkoutReplySchema, savedReplySchema } from "@spolverk/medusa-contract";
import { z } from "zod";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";
import { type CheckoutRecord, readCheckoutRecord, toStoredRecord } from "../checkout-record.ts";
import type { ShopStore } from "../store.ts";
import { toPlacedOrder } from "./to-placed-order.ts";
import { nullOnStatus, type MedusaClient } from "./medusa-client.ts";

type CheckoutStore = Pick<ShopStore, "createCheckout" | "getCheckout" | "saveCheckout">;

const emptiedSchema = z.strictObject({});

export function createCheckoutStore(medusa: MedusaClient): CheckoutStore {
  const pathOf = (id: string) => `checkouts/${encodeURIComponent(id)}`;
  return {
    createCheckout: async (record) => {
      await medusa.post(savedReplySchema, "checkouts", { id: record.id, ...toRecordBody(record) });
    },
    getCheckout: async (id) => {
      const reply = await medusa.get(checkoutReplySchema, pathOf(id)).catch(nullOnStatus(404));
      if (reply === null) return null;
      const { data, placing, in_progress, order, payment } = reply.checkout;
      // Its row stays with the order once the record was emptied (RETENTION_CHECKOUT_DAYS).
      if (emptiedSchema.safeParse(data).success) return null;
      const state = {
        placing: placing === "awaiting_payment" ? ("awaitingPayment" as const) : placing,
        isInProgress: in_progress,
        order: order && toPlacedOrder(order),
        approval: order?.approval ?? ("not_needed" as const),
        payment,
      };
      const record = readCheckoutRecord(data, state);
      if (record.id !== id) throw new CommerceUnavailableError(`Medusa gave another checkout than ${id}`);
      return { record, ...state };
    },
    saveCheckout: async (record) => {
      const saved = await medusa
        .post(savedReplySchema, pathOf(record.id), toRecordBody(record))
        .catch(nullOnStatus(409));
      return saved === null ? "conflict" : "saved";
    },
  };
}

/** A record as it is kept there. */
export function toRecordBody(record: CheckoutRecord) {
  return { version: record.version, data: toStoredRecord(record), expires_at: expiresAt(record.changedAt) };
}
