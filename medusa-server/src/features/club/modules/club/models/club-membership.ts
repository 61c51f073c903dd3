import { currencies } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/**
 * An account that has joined the club, and may have left it. A transaction that appends to its ledger locks this row
 * first.
 */
export const ClubMembership = model
  .define("club_membership", {
    id: model.id({ prefix: "club" }).primaryKey(),
    /** Stays after the account is deleted, and then no longer identifies a person. */
    account_id: model.text(),
    /** The ledger's currency, which never changes. */
    currency: model.enum([...currencies]),
    /** Language of the mails, and the site that they link to, as of joining. */
    language: model.text(),
    site: model.text(),
    joined_at: model.dateTime(),
    /** When the account left the club; null while it is a member. */
    left_at: model.dateTime().nullable(),
    /** The inviting account, when the referral counts. */
    referred_by_account: model.text().nullable(),
    /**
     * No lot with points left expires before this instant; null when no points are left. Appending to the ledger sets
     * it, and a database trigger lowers it for a row that is inserted by hand.
     */
    next_expiry_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["account_id"], unique: true, where: null },
    { on: ["next_expiry_at"], where: null },
  ]);
