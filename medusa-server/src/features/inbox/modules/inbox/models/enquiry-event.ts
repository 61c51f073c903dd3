import { model } from "../../../../../platform/database.ts";
import { enquiryEventTypes } from "../enquiry-events.ts";

/** What has happened to an enquiry. The database refuses to change a row, or to delete one before its enquiry. */
export const EnquiryEvent = model
  .define("enquiry_event", {
    id: model.id({ prefix: "enqev" }).primaryKey(),
    /** The order of the events. */
    sequence: model.autoincrement(),
    enquiry_id: model.text(),
    type: model.enum([...enquiryEventTypes]),
    /** Of a note or a reply, what it says; else the new state or folder, or the id of who is assigned, null for nobody. */
    value: model.text().nullable(),
    /** Id of the merchandiser; null where the sender or the shop did it. */
    author_id: model.text().nullable(),
    /** The same note or reply sent again has the same key, and is not written again. */
    idempotency_key: model.text().nullable(),
  })
  .indexes([
    { on: ["enquiry_id", "sequence"], where: null },
    { on: ["enquiry_id", "idempotency_key"], unique: true, where: null },
  ]);
