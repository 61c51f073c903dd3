import { isEmail } from "@spolverk/domain";
import { z } from "zod";

/** Who wants the newsletter [3.30], [5.1]. */
export const newsletterBodySchema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, { error: "email_required", abort: true })
    .refine(isEmail, { error: "invalid_email" }),
});

/** The same for a new address and a known one: nobody learns who reads the newsletter. */
export const newsletterSchema = z.object({ subscribed: z.literal(true) });
