import { model } from "../../../../../platform/database.ts";

/** A call of the API that may be sent again, and what its first reply was. */
export const IdempotencyRecord = model
  .define("idempotency_record", {
    /** Of the call and its key: see the BFF's idempotency.ts. */
    id: model.id().primaryKey(),
    fingerprint: model.text(),
    started_at: model.dateTime(),
    /** HTTP status; null while it is carried out. */
    status: model.number().nullable(),
    /** The checkout that it was; null for another reply. */
    checkout_id: model.text().nullable(),
    /** Its text where it was no checkout. */
    body: model.text().nullable(),
    /** A hash that names the client; null when it is not known. */
    client: model.text().nullable(),
  })
  .indexes([
    { on: ["client", "started_at"], where: null },
    { on: ["started_at"], where: null },
  ]);
