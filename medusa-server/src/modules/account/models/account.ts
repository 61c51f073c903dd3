import { model } from "@medusajs/framework/utils";
import { accountKinds } from "@spolverk/medusa-contract";

/** Whom orders, prices and points belong to: a person or a company [1.3]. */
export const Account = model
  .define("account", {
    id: model.id({ prefix: "acc" }).primaryKey(),
    kind: model.enum([...accountKinds]),
    name: model.text(),
    email: model.text(),
    /** Unguessable: what the account invites friends with. */
    referral_token: model.text(),
    /** The referral token that the first user came with. */
    referred_by: model.text().nullable(),
    /** The user whose first account this is; null for any further one. */
    created_for: model.text().nullable(),
  })
  .indexes([
    { on: ["referral_token"], unique: true },
    { on: ["created_for"], unique: true, where: "created_for is not null" },
  ]);
