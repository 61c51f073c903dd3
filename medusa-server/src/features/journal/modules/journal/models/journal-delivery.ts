import { model } from "../../../../../platform/database.ts";
import { deliveryStates } from "../delivery-states.ts";
import { journalKinds } from "../event-kinds.ts";

/** What a consumer has still to do about an event. The row goes once it is done. */
export const JournalDelivery = model
  .define("journal_delivery", {
    /** The consumer and the number of the event: it gets each once. */
    id: model.text().primaryKey(),
    consumer: model.text(),
    /** Of the event. */
    kind: model.enum([...journalKinds]),
    subject_id: model.text(),
    state: model.enum([...deliveryStates]).default("waiting"),
    /** Counts since it was last asked to be tried. */
    attempts: model.number().default(0),
    /** Not before; moved ahead while a process works on it, so that no other does. */
    next_attempt_at: model.dateTime(),
    last_error: model.text().nullable(),
  })
  .indexes([
    { on: ["consumer", "next_attempt_at"], where: "state = 'waiting'" },
    { on: ["created_at"], where: null },
  ]);
