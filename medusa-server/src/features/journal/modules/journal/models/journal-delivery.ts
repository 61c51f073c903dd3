import { model } from "../../../../../platform/database.ts";
import { deliveryStates } from "../delivery-states.ts";
import { journalKinds } from "../event-kinds.ts";

/** A consumer's pending work on an event. The row is deleted when the work is done. */
export const JournalDelivery = model
  .define("journal_delivery", {
    /** Consumer and event number: each consumer gets each event once. */
    id: model.text().primaryKey(),
    consumer: model.text(),
    /** Kind of the event. */
    kind: model.enum([...journalKinds]),
    subject_id: model.text(),
    state: model.enum([...deliveryStates]).default("waiting"),
    /** Attempts since the last request for a retry. */
    attempts: model.number().default(0),
    /** Earliest time of the next attempt; moved ahead as a lease while a process works on the delivery. */
    next_attempt_at: model.dateTime(),
    last_error: model.text().nullable(),
  })
  .indexes([
    { on: ["consumer", "next_attempt_at"], where: "state = 'waiting'" },
    { on: ["created_at"], where: null },
  ]);
