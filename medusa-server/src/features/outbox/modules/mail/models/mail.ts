import { model } from "../../../../../platform/database.ts";
import { mailKinds } from "../mail-kinds.ts";
import { mailStates } from "../mail-states.ts";

/** The outbox: a mail that waits, was sent, or failed. */
export const Mail = model
  .define("mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    kind: model.enum([...mailKinds]),
    /**
     * Id of the subject, which is mailed once: an order, a fulfillment, a refund, a stock notification, an invitation, a
     * take-back, a withdrawal, an enquiry or a reply to an enquiry. For the club: a membership, an entry of the ledger,
     * the day on which an account's points expire, or an invitation. For the newsletter: a request or a confirmation.
     */
    subject_id: model.text(),
    /**
     * Id of the row from which the mail's content is read: an order; a variant for stock mails; an account for an
     * invitation and the club; an enquiry; a withdrawal; a subscriber for the newsletter.
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
