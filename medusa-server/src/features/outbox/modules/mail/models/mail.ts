import { model } from "../../../../../platform/database.ts";
import { mailKinds } from "../mail-kinds.ts";
import { mailStates } from "../mail-states.ts";

/** A mail that is to be sent, was sent, or could not be: the outbox. */
export const Mail = model
  .define("mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    kind: model.enum([...mailKinds]),
    /**
     * What it is sent about, once: an order, a fulfilment, a refund, a stock notification, an invitation, a take-back, a
     * withdrawal, an enquiry, the reply to one, or, of the club, a membership, an entry of the ledger, an account's day of expiry, or an
     * invitation; of the newsletter, each time that it was asked for or confirmed.
     */
    subject_id: model.text(),
    /**
     * Where its facts are found: an order's id, a variant's for those about stock, an account's for an invitation or the
     * club, an enquiry's, a withdrawal's, a subscriber's for the newsletter.
     */
    source_id: model.text(),
    email: model.text(),
    language: model.text(),
    /** The address is confirmed neither by its owner nor by a payment: see `sources`. */
    is_unconfirmed: model.boolean().default(false),
    state: model.enum([...mailStates]),
    /** Counts since it was last asked to be sent. */
    attempts: model.number().default(0),
    /** Not before; moved ahead while a process sends it, so that no other does. */
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
