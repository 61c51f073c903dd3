import { accountKinds } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A person or a company: the owner of orders, prices and points [1.3]. */
export const Account = model
  .define("account", {
    id: model.id({ prefix: "acc" }).primaryKey(),
    kind: model.enum([...accountKinds]),
    name: model.text(),
    /** The recipient of the account's mails: the verified address of the user who created it. */
    email: model.text(),
    first_name: model.text().default(""),
    last_name: model.text().default(""),
    cell_number: model.text().default(""),
    /** ISO alpha-2 in capitals, for a company; null for a person. */
    country: model.text().nullable(),
    organization_number: model.text().default(""),
    vat_number: model.text().default(""),
    gln_or_peppol_id: model.text().default(""),
    reference_code: model.text().default(""),
    invoice_email: model.text().default(""),
    /** Null when the shop's default terms apply. */
    payment_terms_days: model.number().nullable(),
    /**
     * The Medusa customer that the account's orders belong to in the admin; accounts with the same address share it.
     */
    customer_id: model.text().nullable(),
    /** Unguessable token of the account's invitations to friends. */
    referral_token: model.text(),
    /** The referral token by which the first user arrived. */
    referred_by: model.text().nullable(),
    /**
     * The user whose first account this is; null for any further account, and after the user's membership has ended.
     */
    created_for: model.text().nullable(),
  })
  .indexes([
    { on: ["referral_token"], unique: true, where: null },
    { on: ["created_for"], unique: true, where: null },
    { on: ["customer_id"], where: null },
    { on: ["created_at", "id"], where: null },
  ]);
