import { model } from "@medusajs/framework/utils";

/**
 * That the bonus for joining by an invitation was given to a mailbox: it stays when the account is deleted, so that a second
 * account gets none. Nobody's address follows from it, and it goes after three years.
 */
export const JoiningBonus = model.define("joining_bonus", {
  id: model.id({ prefix: "jbonus" }).primaryKey(),
  /** See `hashMailbox`. */
  mailbox_hash: model.text().unique(),
});
