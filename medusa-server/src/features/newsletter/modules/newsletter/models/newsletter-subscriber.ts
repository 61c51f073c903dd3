import { model } from "../../../../../platform/database.ts";
import { subscriberSources, subscriberStates } from "../subscriber-states.ts";

/** An address that the newsletter was asked for, and what the mailing service has been told of it [3.30]. */
export const NewsletterSubscriber = model
  .define("newsletter_subscriber", {
    id: model.id({ prefix: "nlsub" }).primaryKey(),
    /** In lower case. */
    email: model.text(),
    /** Of its mails, and the site that they link to. */
    language: model.text(),
    site: model.text(),
    /** Where it was asked for last. */
    source: model.enum([...subscriberSources]),
    state: model.enum([...subscriberStates]),
    asked_at: model.dateTime(),
    confirmed_at: model.dateTime().nullable(),
    /** It stays while the address is asked again: unanswered, that ends as it was. */
    ended_at: model.dateTime().nullable(),
    /** The mailing service has it on the list, by what it has been told. */
    is_contact: model.boolean().default(false),
    told_at: model.dateTime().nullable(),
    /** Not before; moved ahead while a process tells the mailing service, so that no other does. */
    next_sync_at: model.dateTime(),
    /** Names the process that tells it now. */
    sync_lease: model.text().nullable(),
    /** Failures in a row. */
    sync_attempts: model.number().default(0),
    sync_error: model.text().nullable(),
  })
  .indexes([
    { on: ["email"], unique: true, where: null },
    { on: ["state", "asked_at"], where: null },
    { on: ["next_sync_at"], where: "is_contact <> (state = 'subscribed')" },
  ]);
