import { accountRoles } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** An invitation of an address to become a member. */
export const AccountInvitation = model
  .define("account_invitation", {
    id: model.id({ prefix: "accinv" }).primaryKey(),
    account_id: model.text(),
    email: model.text(),
    role: model.enum([...accountRoles]),
    /** Address of the inviting owner or merchandiser. */
    invited_by: model.text(),
    /** Language of the mail, and the site that it links to. */
    language: model.text(),
    site: model.text(),
    /** Hash of the token in the last mail; null before the first mail. */
    token_hash: model.text().nullable(),
    expires_at: model.dateTime(),
    /** The identity provider's id of the user who accepted the invitation. */
    accepted_by: model.text().nullable(),
  })
  .indexes([
    { on: ["account_id"], where: null },
    { on: ["expires_at"], where: null },
    { on: ["account_id", "email"], unique: true, where: "accepted_by is null" },
    { on: ["token_hash"], unique: true, where: null },
  ]);
