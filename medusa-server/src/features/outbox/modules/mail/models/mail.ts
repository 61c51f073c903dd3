import { model } from "../../../../../platform/database.ts";
import { mailKinds } from "../mail-kinds.ts";
import { mailStates } from "../mail-states.ts";

/** The outbox: a mail that waits, was sent, or failed. */
export const Mail = model
  .define("mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    kind: model.enum([...mailKinds]),
    /**
     * The subject, which is mailed once: an order, a fulfillment, a refund, a stock notification, an invitation, a
     * take-back, a withdrawal, an enquiry, a reply to one; for the club a membership, an entry of the ledger, an
     * account's day of expiry, or an invitation; for the newsletter each request or confirmation.
     */
    subject_id: model.text(),
    /**
     * Where the mail's content is read: the id of an order; of a variant for stock mails, of an account for an
     * invitation or the club, of an enquiry, of a withdrawal, of a subscriber for the newsletter.
     */
    source_id: model.text(),
    email: model.text(),
    language: model.text(),
    /** Neither the owner nor a payment has confirmed the address: see `sources`. */
    is_unconfirmed: model.boolean().default(false),
    state: model.enum([...mailStates]),
    /** Attempts since the last request to send it. */
    attempts: model.number().default(0),
    /** Earliest time of the next attempt; moved ahead as a lease while a process sends it. */
    next_attempt_at: model.dateTime(),
    last_error: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["kind", "subject_id"], unique: true, where: null },
    { on: ["state", "next_attempt_at"], where: null },
    { on: ["email", "created_at"], where: null },
    { on: ["kind", "created_at"], where: null },
    { on: ["created_at", "id"], where: null },
  ]);
