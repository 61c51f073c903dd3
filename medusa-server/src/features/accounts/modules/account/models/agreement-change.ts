import { model } from "../../../../../platform/database.ts";
import { agreementActions } from "../agreement-actions.ts";

/** Who did what to an agreement, and when. The database refuses to change or delete a row. */
export const AgreementChange = model
  .define("agreement_change", {
    id: model.id({ prefix: "agrchg" }).primaryKey(),
    agreement_id: model.text(),
    account_id: model.text(),
    /** Id of the merchandiser. */
    actor_id: model.text(),
    action: model.enum([...agreementActions]),
    /** The terms; null where there were or are none. */
    before: model.json().nullable(),
    after: model.json().nullable(),
  })
  .indexes([{ on: ["account_id", "created_at"], where: null }]);
