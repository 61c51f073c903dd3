import { z } from "zod";
import { emailSchema } from "./text.ts";

/** Who wants the newsletter [3.30], [5.1]. */
export const newsletterBodySchema = z.strictObject({
  email: emailSchema("email_required").toLowerCase(),
});

/** The same for a new address and a known one, so that the reply does not reveal who subscribes. */
export const newsletterSchema = z.object({
  subscribed: z.literal(true).describe("The same for a new address and for one that gets it already"),
});
