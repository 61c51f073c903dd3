import {
  askedForNewsletterReplySchema,
  newsletterConfirmedReplySchema,
  newsletterEndedReplySchema,
} from "@spolverk/medusa-contract";
import type { NewsletterStore } from "../forms.ts";
import type { MedusaClient } from "./medusa-client.ts";

/** Who gets the newsletter, in Medusa's module of it. */
export function createNewsletterStore(medusa: MedusaClient): NewsletterStore {
  return {
    askForNewsletter: async (request) => {
      await medusa.post(askedForNewsletterReplySchema, "newsletter", request);
    },
    confirmNewsletter: async (token) =>
      (await medusa.post(newsletterConfirmedReplySchema, "newsletter/confirm", { token })).confirmed,
    endNewsletter: async (who) => {
      await medusa.post(newsletterEndedReplySchema, "newsletter/end", who);
    },
  };
}
