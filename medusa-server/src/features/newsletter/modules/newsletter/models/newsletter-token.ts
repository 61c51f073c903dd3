import { model } from "../../../../../platform/database.ts";

/** The action that a link in a mail about the newsletter authorizes. */
export const newsletterTokenKinds = ["confirm", "end"] as const;
export type NewsletterTokenKind = (typeof newsletterTokenKinds)[number];

/** The token of one mail; only its hash is stored. */
export const NewsletterToken = model
  .define("newsletter_token", {
    id: model.id({ prefix: "nltok" }).primaryKey(),
    subscriber_id: model.text(),
    kind: model.enum([...newsletterTokenKinds]),
    hash: model.text(),
    /** Null for an unsubscribe token: the link in an old mail never expires. */
    expires_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["hash"], unique: true, where: null },
    { on: ["subscriber_id"], where: null },
    { on: ["expires_at"], where: null },
  ]);
