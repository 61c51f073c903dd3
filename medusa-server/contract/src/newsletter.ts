import { isEmail } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

const emailSchema = z.string().max(254).refine(isEmail);
const tokenSchema = z.string().min(20).max(100);

const askForNewsletterBodySchema = z.strictObject({
  email: emailSchema,
  language: z.string().max(10),
  site: z.string().max(20),
  source: z.enum(["footer", "checkout", "account"]),
  /** The owner is signed in with the address, so it needs no confirmation. */
  isOwnersOwn: z.boolean(),
});
export type AskForNewsletterBody = z.infer<typeof askForNewsletterBodySchema>;
const askedForNewsletterReplySchema = z.object({ asked: z.literal(true) });

export const newsletterTokenBodySchema = z.strictObject({ token: tokenSchema });
const newsletterConfirmedReplySchema = z.object({ confirmed: z.boolean() });

const endNewsletterBodySchema = z.union([
  z.strictObject({ token: tokenSchema }),
  z.strictObject({ email: emailSchema }),
]);
type EndNewsletterBody = z.infer<typeof endNewsletterBodySchema>;
const newsletterEndedReplySchema = z.object({ ended: z.literal(true) });

/** Newsletter subscriptions. The mailing service receives changes as soon as it is available. */
export const newsletterCalls = {
  /**
   * Mails a confirmation link to the address, or subscribes it at once when it is the owner's own. A subscribed address
   * gets no further mail. The address is in lowercase.
   */
  askForNewsletter: call({
    method: "POST",
    path: "newsletter",
    body: askForNewsletterBodySchema,
    reply: askedForNewsletterReplySchema,
    request: (request: Immutable<AskForNewsletterBody>) => ({ body: request }),
    result: () => {},
  }),
  /** Returns whether the token exists; repeating it has no further effect. */
  confirmNewsletter: call({
    method: "POST",
    path: "newsletter/confirm",
    body: newsletterTokenBodySchema,
    reply: newsletterConfirmedReplySchema,
    request: (token: string) => ({ body: { token } }),
    result: ({ confirmed }) => confirmed,
  }),
  /** The address gets nothing until it subscribes and confirms again. An unknown token or address changes nothing. */
  endNewsletter: call({
    method: "POST",
    path: "newsletter/end",
    body: endNewsletterBodySchema,
    reply: newsletterEndedReplySchema,
    request: (subscriber: Immutable<EndNewsletterBody>) => ({ body: subscriber }),
    result: () => {},
  }),
};
