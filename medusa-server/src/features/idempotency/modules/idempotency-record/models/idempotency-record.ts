import { model } from "../../../../../platform/database.ts";

/** A repeatable call of the API, with its first reply. */
export const IdempotencyRecord = model
  .define("idempotency_record", {
    /** Hash of the call's path, its idempotency key and its user, if any: see the BFF's idempotency.ts. */
    id: model.id().primaryKey(),
    fingerprint: model.text(),
    started_at: model.dateTime(),
    /** HTTP status; null while the call runs. */
    status: model.number().nullable(),
    /** The checkout in the reply; null for another reply. */
    checkout_id: model.text().nullable(),
    /** The reply's text when it is not a checkout. */
    body: model.text().nullable(),
    /** Hash that identifies the client; null when unknown. */
    client: model.text().nullable(),
  })
  .indexes([
    { on: ["client", "started_at"], where: null },
    { on: ["started_at"], where: null },
  ]);
