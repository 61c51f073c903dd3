import { expiresAt } from "@spolverk/domain";
import { checkoutCalls } from "@spolverk/medusa-contract";
import { z } from "zod";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";
import { type CheckoutRecord, readCheckoutRecord, toStoredRecord } from "../checkout-record.ts";
import type { ShopStore } from "../store.ts";
import { toPlacedOrder } from "./to-placed-order.ts";
import { bindCalls } from "./bind-calls.ts";
import type { MedusaClient } from "./medusa-client.ts";

type CheckoutStore = Pick<ShopStore, "createCheckout" | "getCheckout" | "saveCheckout">;

const emptiedSchema = z.strictObject({});

export function createCheckoutStore(medusa: MedusaClient): CheckoutStore {
  const { storeCheckout, readCheckout, replaceCheckout } = bindCalls(medusa, checkoutCalls);
  return {
    createCheckout: (record) => storeCheckout({ id: record.id, ...toRecordBody(record) }),
    getCheckout: async (id) => {
      const checkout = await readCheckout(id);
      // Retention empties the record but keeps its row with the order (RETENTION_CHECKOUT_DAYS).
      if (checkout === null || emptiedSchema.safeParse(checkout.data).success) return null;
      const { data, placing, in_progress, order, payment } = checkout;
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
    saveCheckout: (record) => replaceCheckout(record.id, toRecordBody(record)),
  };
}

/** Maps a record to the body of the call. */
export function toRecordBody(record: CheckoutRecord) {
  return { version: record.version, data: toStoredRecord(record), expires_at: expiresAt(record.changedAt) };
}
