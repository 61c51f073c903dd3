import { model } from "../../../../../platform/database.ts";
import { referralStates } from "../referral-states.ts";

/** That a member has brought a friend to the club: paid once, at the friend's first paid order of filament [9.32]. */
export const Referral = model
  .define("referral", {
    id: model.id({ prefix: "ref" }).primaryKey(),
    friend_account_id: model.text(),
    inviter_account_id: model.text(),
    state: model.enum([...referralStates]),
    /** Why a merchandiser has to decide, or why it is refused. */
    reason: model.text().nullable(),
    /** The friend's order that it is paid for; null before. */
    order_id: model.text().nullable(),
    /** Id of the merchandiser; null of what the shop decided by itself. */
    decided_by: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["friend_account_id"], unique: true, where: null },
    { on: ["inviter_account_id"], where: null },
    { on: ["state", "updated_at"], where: null },
  ]);
