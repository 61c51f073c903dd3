import { z } from "zod";
import { emailSchema, idSchema, mailedTokenSchema } from "./text.ts";

/** A request for a mail when a variation is back in stock [3.47]. */
export const stockNotificationBodySchema = z.strictObject({
  variationId: idSchema().describe("Variation id; not of a discontinued one"),
  email: emailSchema().toLowerCase(),
});

/** The reply is the same for a new and a known address, so that it does not reveal which addresses wait. */
export const stockNotificationSchema = z.object({
  saved: z.literal(true).describe("The same for a new address and one that is already waiting"),
});

export const stockNotificationTokenBodySchema = z.strictObject({
  token: mailedTokenSchema().describe(
    "Token from the mail's link; only opens the notifications of the address that it was sent to",
  ),
});
export const stockNotificationConfirmedSchema = z.object({
  confirmed: z.literal(true).describe("A mail is sent when the variation can be ordered again"),
});
export const stockNotificationUnsubscribedSchema = z.object({
  unsubscribed: z
    .literal(true)
    .describe(
      "The same for a token that is no longer known; stock_notification_not_found for malformed text",
    ),
});
