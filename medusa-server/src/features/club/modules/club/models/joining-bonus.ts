import { model } from "../../../../../platform/database.ts";

/**
 * Records that a mailbox received the joining bonus by an invitation. The row stays when the account is deleted, so
 * that a second account gets no bonus. It does not reveal the address, and is deleted after three years.
 */
export const JoiningBonus = model
  .define("joining_bonus", {
    id: model.id({ prefix: "jbonus" }).primaryKey(),
    /** See `hashMailbox`. */
    mailbox_hash: model.text(),
  })
  .indexes([
    { on: ["mailbox_hash"], unique: true, where: null },
    { on: ["created_at"], where: null },
  ]);
