import { z } from "@medusajs/framework/zod";
import { payLaterMethods } from "@spolverk/domain";
import { orderBodySchema } from "./order-body.ts";

/** What a payment session and its payment store about the pay-later provider. */
export const payLaterDataSchema = z.object({
  /** Id of Medusa's payment session. */
  sessionId: z.string(),
  amountMinor: z.int().positive(),
  currency: z.string(),
  method: z.enum(payLaterMethods),
  /** The methods that the provider offers for this purchase, the chosen one included. */
  methods: z.array(z.enum(payLaterMethods)),
  /** The id of the provider's session, and the token with which the provider's widget opens that session. */
  providerSessionId: z.string(),
  clientToken: z.string(),
  /** The order's content. The widget has to send the same content when it authorizes. */
  order: orderBodySchema,
  /**
   * The token of the authorization, from the browser's widget or from a notification; null before the authorization.
   */
  authorizationToken: z.string().nullable(),
  /** Id of the order made from `authorizationToken`; null until the shop knows the id. */
  orderId: z.string().nullable(),
  status: z.enum(["waiting", "pending", "authorized", "captured", "cancelled", "failed"]),
  /** The provider's code, or the shop's own in lower case; null unless the payment failed. */
  errorCode: z.string().nullable(),
  refunds: z.array(z.object({ id: z.string(), amountMinor: z.int() })),
});
export type PayLaterData = z.infer<typeof payLaterDataSchema>;
