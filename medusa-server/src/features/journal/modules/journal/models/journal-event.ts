import { model } from "../../../../../platform/database.ts";
import { journalKinds } from "../event-kinds.ts";

/** Something that became true, written by a trigger in the transaction that made it so (docs/decisions/0086). */
export const JournalEvent = model
  .define("journal_event", {
    id: model.autoincrement().primaryKey(),
    kind: model.enum([...journalKinds]),
    /** Id of the row that it is about. */
    subject_id: model.text(),
    /** It is not given to consumers before. */
    due_at: model.dateTime(),
    /** When each consumer got its delivery; null before. */
    distributed_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["kind", "subject_id"], unique: true, where: null },
    { on: ["due_at"], where: "distributed_at is null" },
    { on: ["created_at"], where: null },
  ]);
