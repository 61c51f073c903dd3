import { model } from "../../../../../platform/database.ts";
import { referralStates } from "../referral-states.ts";

/** A friend whom a member has brought to the club: paid once, for the friend's first paid order of filament [9.32]. */
export const Referral = model
  .define("referral", {
    id: model.id({ prefix: "ref" }).primaryKey(),
    friend_account_id: model.text(),
    inviter_account_id: model.text(),
    state: model.enum([...referralStates]),
    /** Why a merchandiser has to decide, or why it is refused. */
    reason: model.text().nullable(),
    /** The friend's order that the referral is paid for; null until then. */
    order_id: model.text().nullable(),
    /** Id of the merchandiser; null for an automatic decision. */
    decided_by: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["friend_account_id"], unique: true, where: null },
    { on: ["inviter_account_id"], where: null },
    { on: ["state", "updated_at"], where: null },
  ]);
