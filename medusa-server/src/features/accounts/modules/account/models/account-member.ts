import { accountRoles } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A user who is a member of an account. */
export const AccountMember = model
  .define("account_member", {
    id: model.id({ prefix: "accmem" }).primaryKey(),
    account_id: model.text(),
    /** The identity provider's id of the user. */
    subject: model.text(),
    email: model.text(),
    role: model.enum([...accountRoles]),
    /** Ids of variations, the last added first. */
    wish_list: model.array(),
  })
  .indexes([
    { on: ["account_id", "subject"], unique: true, where: null },
    { on: ["subject"], where: null },
  ]);
