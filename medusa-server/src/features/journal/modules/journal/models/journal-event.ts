import { model } from "../../../../../platform/database.ts";
import { journalKinds } from "../event-kinds.ts";

/** A fact that became true, written by a trigger in the same transaction (docs/decisions/0086). */
export const JournalEvent = model
  .define("journal_event", {
    id: model.autoincrement().primaryKey(),
    kind: model.enum([...journalKinds]),
    /** Id of the row that the event is about. */
    subject_id: model.text(),
    /** Consumers get the event no earlier than this. */
    due_at: model.dateTime(),
    /** When the deliveries to the consumers were created; null before that. */
    distributed_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["kind", "subject_id"], unique: true, where: null },
    { on: ["due_at"], where: "distributed_at is null" },
    { on: ["created_at"], where: null },
  ]);
