import { z } from "@medusajs/framework/zod";
import { payLaterMethods } from "@spolverk/domain";
import { orderBodySchema } from "./order-body.ts";

/** What a payment session and its payment remember of the pay-later provider. */
export const payLaterDataSchema = z.object({
  /** Medusa's payment session. */
  sessionId: z.string(),
  amountMinor: z.int().positive(),
  currency: z.string(),
  method: z.enum(payLaterMethods),
  /** What the provider offers for this purchase, that one among it. */
  methods: z.array(z.enum(payLaterMethods)),
  /** The provider's session, and the token by which its widget opens it. */
  providerSessionId: z.string(),
  clientToken: z.string(),
  /** What the order will be made of; the widget has to be given the same when it authorizes. */
  order: orderBodySchema,
  /** What the widget gave the browser, or the provider told us; null before. */
  authorizationToken: z.string().nullable(),
  /** The provider's order; null before it is made. */
  orderId: z.string().nullable(),
  status: z.enum(["waiting", "pending", "authorized", "captured", "cancelled", "failed"]),
  /** The provider's code, or ours in lower case; null unless it failed. */
  errorCode: z.string().nullable(),
  refunds: z.array(z.object({ id: z.string(), amountMinor: z.int() })),
});
export type PayLaterData = z.infer<typeof payLaterDataSchema>;
