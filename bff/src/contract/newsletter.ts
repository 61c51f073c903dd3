import { z } from "zod";
import { emailSchema, idSchema, mailedTokenSchema } from "./text.ts";

/** Subscription to the newsletter [3.30], [5.1]. */
export const newsletterBodySchema = z.strictObject({
  email: emailSchema("email_required").toLowerCase(),
  site: idSchema(20)
    .optional()
    .describe("Code of the site that the mail links to; default: the language's site"),
});

/** The reply is the same for a new and a known address, so that it does not reveal who subscribes. */
export const newsletterSchema = z.object({
  subscribed: z
    .literal(true)
    .describe("The address gets a confirmation mail, unless it is already subscribed"),
});

export const newsletterTokenBodySchema = z.strictObject({
  token: mailedTokenSchema().describe("Token from the mail's link"),
});
export const newsletterTokenParamsSchema = z.object({
  token: mailedTokenSchema().describe("Token from a mail's link or its header List-Unsubscribe"),
});
export const newsletterConfirmedSchema = z.object({
  confirmed: z.literal(true).describe("The address is now subscribed"),
});
export const newsletterEndedSchema = z.object({
  unsubscribed: z
    .literal(true)
    .describe("The same for a token that is no longer known; newsletter_not_found for malformed text"),
});
