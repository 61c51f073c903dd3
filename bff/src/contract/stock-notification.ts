import { isEmail } from "@spolverk/domain";
import { z } from "zod";

/** Who wants to hear when a variation is back [3.47]. */
export const stockNotificationBodySchema = z.object({
  variationId: z.string().min(1).max(80),
  email: z.string().trim().toLowerCase().refine(isEmail, { error: "invalid_email" }),
});

/** The same for the first time and for every other: nobody learns whether an address was known. */
export const stockNotificationSchema = z.object({ saved: z.literal(true) });
