import { z } from "zod";
import { emailSchema, idSchema, mailedTokenSchema } from "./text.ts";

/** Who wants the newsletter [3.30], [5.1]. */
export const newsletterBodySchema = z.strictObject({
  email: emailSchema("email_required").toLowerCase(),
  site: idSchema(20)
    .optional()
    .describe("Code of the site that the mail links to; that of the language without"),
});

/** The same for a new address and a known one, so that the reply does not reveal who subscribes. */
export const newsletterSchema = z.object({
  subscribed: z
    .literal(true)
    .describe("The address is asked by mail to confirm it, unless it gets the newsletter already"),
});

export const newsletterTokenBodySchema = z.strictObject({
  token: mailedTokenSchema().describe("From the link in the mail"),
});
export const newsletterTokenParamsSchema = z.object({
  token: mailedTokenSchema().describe("From a link or the header List-Unsubscribe of a mail"),
});
export const newsletterConfirmedSchema = z.object({
  confirmed: z.literal(true).describe("The address gets the newsletter from now on"),
});
export const newsletterEndedSchema = z.object({
  unsubscribed: z
    .literal(true)
    .describe("The same for a token that is not known any more; newsletter_not_found for what is no token"),
});
