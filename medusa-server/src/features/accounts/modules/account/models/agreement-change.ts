import { model } from "../../../../../platform/database.ts";
import { agreementActions } from "../agreement-actions.ts";

/** Audit trail of an agreement: who changed what, and when. The database refuses to change or delete a row. */
export const AgreementChange = model
  .define("agreement_change", {
    id: model.id({ prefix: "agrchg" }).primaryKey(),
    agreement_id: model.text(),
    account_id: model.text(),
    /** The merchandiser's id. */
    actor_id: model.text(),
    action: model.enum([...agreementActions]),
    /** The terms before and after the change; null before the agreement was added, and after it was deleted. */
    before: model.json().nullable(),
    after: model.json().nullable(),
  })
  .indexes([{ on: ["account_id", "created_at"], where: null }]);
