import { accountRoles } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** The offer to an address to become a member. */
export const AccountInvitation = model
  .define("account_invitation", {
    id: model.id({ prefix: "accinv" }).primaryKey(),
    account_id: model.text(),
    email: model.text(),
    role: model.enum([...accountRoles]),
    /** Address of the owner who invites, or of the merchandiser. */
    invited_by: model.text(),
    /** Of the mail, and the site that it links to. */
    language: model.text(),
    site: model.text(),
    /** Of the token in the last mail that was written; null before the first. */
    token_hash: model.text().nullable(),
    expires_at: model.dateTime(),
    /** The user who has accepted it. */
    accepted_by: model.text().nullable(),
  })
  .indexes([
    { on: ["account_id"], where: null },
    { on: ["expires_at"], where: null },
    { on: ["account_id", "email"], unique: true, where: "accepted_by is null" },
    { on: ["token_hash"], unique: true, where: null },
  ]);
