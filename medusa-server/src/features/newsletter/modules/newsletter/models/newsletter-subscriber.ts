import { model } from "../../../../../platform/database.ts";
import { subscriberSources, subscriberStates } from "../subscriber-states.ts";

/** An address for which the newsletter was requested, and its synchronization with the mailing service [3.30]. */
export const NewsletterSubscriber = model
  .define("newsletter_subscriber", {
    id: model.id({ prefix: "nlsub" }).primaryKey(),
    /** In lower case. */
    email: model.text(),
    /** Language of its mails, and the site that they link to. */
    language: model.text(),
    site: model.text(),
    /** Where the newsletter was last requested. */
    source: model.enum([...subscriberSources]),
    state: model.enum([...subscriberStates]),
    asked_at: model.dateTime(),
    confirmed_at: model.dateTime().nullable(),
    /** Set when the address unsubscribes, and kept while it is asked again: without an answer it returns to `ended`. */
    ended_at: model.dateTime().nullable(),
    /** Whether the address is on the mailing service's list, as of the last synchronization. */
    is_contact: model.boolean().default(false),
    told_at: model.dateTime().nullable(),
    /** Earliest time of the next synchronization; moved ahead as a lease while a process synchronizes the row. */
    next_sync_at: model.dateTime(),
    /** Identifies the process that holds the lease. */
    sync_lease: model.text().nullable(),
    /** Consecutive failures. */
    sync_attempts: model.number().default(0),
    sync_error: model.text().nullable(),
  })
  .indexes([
    { on: ["email"], unique: true, where: null },
    { on: ["state", "asked_at"], where: null },
    { on: ["next_sync_at"], where: "is_contact <> (state = 'subscribed')" },
  ]);
