import { model } from "@medusajs/framework/utils";

/** A call of the API that may be sent again, and its first reply. */
export const RepeatableCall = model.define("repeatable_call", {
  /** Of the call and its key: see the BFF's answer-once.ts. */
  id: model.id().primaryKey(),
  fingerprint: model.text(),
  started_at: model.dateTime(),
  /** HTTP status; null while it is carried out. */
  status: model.number().nullable(),
  body: model.text().nullable(),
});
