import { expiresAt } from "@spolverk/domain";
import { z } from "zod";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";
import { checkoutRecordSchema, type CheckoutRecord } from "../checkout-record.ts";
import type { CommercePort } from "../port.ts";
import { nullOnStatus, type MedusaClient } from "./medusa-client.ts";

type CheckoutKeeping = Pick<CommercePort, "createCheckout" | "getCheckout" | "saveCheckout">;

const savedSchema = z.object({ id: z.string() });
const checkoutReplySchema = z.object({ checkout: z.object({ data: checkoutRecordSchema }) });

export function createCheckoutKeeping(medusa: MedusaClient): CheckoutKeeping {
  const pathOf = (id: string) => `checkouts/${encodeURIComponent(id)}`;
  return {
    createCheckout: async (record) => {
      await medusa.post(savedSchema, "checkouts", { id: record.id, ...toBody(record) });
    },
    getCheckout: async (id) => {
      const reply = await medusa.get(checkoutReplySchema, pathOf(id)).catch(nullOnStatus(404));
      if (reply !== null && reply.checkout.data.id !== id) {
        throw new CommerceUnavailableError(`Medusa gave another checkout than ${id}`);
      }
      return reply?.checkout.data ?? null;
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
