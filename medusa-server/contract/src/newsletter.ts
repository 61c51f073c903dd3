import { isEmail } from "@spolverk/domain";
import { z } from "zod";

const emailSchema = z.string().max(254).refine(isEmail);
const tokenSchema = z.string().min(20).max(100);

/** POST /internal/newsletter */
export const askForNewsletterBodySchema = z.strictObject({
  email: emailSchema,
  language: z.string().max(10),
  site: z.string().max(20),
  source: z.enum(["footer", "checkout", "account"]),
  /** Nobody has to confirm it: its owner is signed in with it. */
  isOwnersOwn: z.boolean(),
});
export type AskForNewsletterBody = z.infer<typeof askForNewsletterBodySchema>;
export const askedForNewsletterReplySchema = z.object({ asked: z.literal(true) });

/** POST /internal/newsletter/confirm */
export const newsletterTokenBodySchema = z.strictObject({ token: tokenSchema });
export type NewsletterTokenBody = z.infer<typeof newsletterTokenBodySchema>;
export const newsletterConfirmedReplySchema = z.object({ confirmed: z.boolean() });

/** POST /internal/newsletter/end */
export const endNewsletterBodySchema = z.union([
  z.strictObject({ token: tokenSchema }),
  z.strictObject({ email: emailSchema }),
]);
export type EndNewsletterBody = z.infer<typeof endNewsletterBodySchema>;
export const newsletterEndedReplySchema = z.object({ ended: z.literal(true) });
