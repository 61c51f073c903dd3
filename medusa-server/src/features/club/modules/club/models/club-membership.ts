import { currencies } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** An account that has joined the club, or has left it. Whoever appends to its ledger locks the row first. */
export const ClubMembership = model
  .define("club_membership", {
    id: model.id({ prefix: "club" }).primaryKey(),
    /** It stays when the account is deleted, and then leads to nobody. */
    account_id: model.text(),
    /** Of the ledger, for good. */
    currency: model.enum([...currencies]),
    /** Of its mails, and the site that they link to: those at joining. */
    language: model.text(),
    site: model.text(),
    joined_at: model.dateTime(),
    /** Null of a member. */
    left_at: model.dateTime().nullable(),
    /** The account that invited it, where the invitation counts. */
    referred_by_account: model.text().nullable(),
    /**
     * No lot with points left expires before; null where no points are left. Whoever appends to the ledger sets it, and a
     * trigger of the database lowers it for a row that is inserted by hand.
     */
    next_expiry_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["account_id"], unique: true, where: null },
    { on: ["next_expiry_at"], where: null },
  ]);
