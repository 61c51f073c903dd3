import { z } from "@medusajs/framework/zod";
import { payLaterPaymentSchema } from "./pay-later-method.ts";
import type { PreparedPayment } from "./payment-methods.ts";

const schema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("manual") }),
  z.object({ kind: z.literal("stripe"), publishableKey: z.string(), clientSecret: z.string() }),
  z.object({ kind: z.literal("swish"), id: z.string().nullable(), token: z.string().nullable() }),
  payLaterPaymentSchema,
]);

/** The payment that a checkout's row has kept; one from before rows kept it was Medusa's manual one. */
export function toPreparedPayment(stored: unknown): PreparedPayment {
  return stored === null ? { kind: "manual" } : schema.parse(stored);
}
