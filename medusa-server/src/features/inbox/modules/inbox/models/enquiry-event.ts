import { model } from "../../../../../platform/database.ts";
import { enquiryEventTypes } from "../enquiry-events.ts";

/** An event in an enquiry's history. The database refuses to change a row, or to delete it before its enquiry. */
export const EnquiryEvent = model
  .define("enquiry_event", {
    id: model.id({ prefix: "enqev" }).primaryKey(),
    /** Orders the events. */
    sequence: model.autoincrement(),
    enquiry_id: model.text(),
    type: model.enum([...enquiryEventTypes]),
    /** Text of a note or a reply; otherwise the new state or folder, or the assignee's id, null for unassigned. */
    value: model.text().nullable(),
    /** Id of the merchandiser; null for an event caused by the sender or the shop. */
    author_id: model.text().nullable(),
    /** A repeated note or reply carries the same key and is not stored again. */
    idempotency_key: model.text().nullable(),
  })
  .indexes([
    { on: ["enquiry_id", "sequence"], where: null },
    { on: ["enquiry_id", "idempotency_key"], unique: true, where: null },
  ]);
