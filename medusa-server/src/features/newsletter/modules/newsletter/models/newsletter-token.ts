import { model } from "../../../../../platform/database.ts";

/** What a link in a mail about the newsletter proves. */
export const newsletterTokenKinds = ["confirm", "end"] as const;
export type NewsletterTokenKind = (typeof newsletterTokenKinds)[number];

/** The token of one mail; only its hash is kept. */
export const NewsletterToken = model
  .define("newsletter_token", {
    id: model.id({ prefix: "nltok" }).primaryKey(),
    subscriber_id: model.text(),
    kind: model.enum([...newsletterTokenKinds]),
    hash: model.text(),
    /** Null of one that unsubscribes: the link in an old mail works for good. */
    expires_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["hash"], unique: true, where: null },
    { on: ["subscriber_id"], where: null },
    { on: ["expires_at"], where: null },
  ]);
