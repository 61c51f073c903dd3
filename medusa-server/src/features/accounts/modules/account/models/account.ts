import { accountKinds } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** Whom orders, prices and points belong to: a person or a company [1.3]. */
export const Account = model
  .define("account", {
    id: model.id({ prefix: "acc" }).primaryKey(),
    kind: model.enum([...accountKinds]),
    name: model.text(),
    /** Where its mails go: the verified address of who created it. */
    email: model.text(),
    first_name: model.text().default(""),
    last_name: model.text().default(""),
    cell_number: model.text().default(""),
    /** ISO alpha-2 in capitals, of a company; null for a person. */
    country: model.text().nullable(),
    organization_number: model.text().default(""),
    vat_number: model.text().default(""),
    gln_or_peppol_id: model.text().default(""),
    reference_code: model.text().default(""),
    invoice_email: model.text().default(""),
    /** Null: the shop's usual ones. */
    payment_terms_days: model.number().nullable(),
    /** Medusa's customer, which its orders belong to in the admin; accounts of one address share it. */
    customer_id: model.text().nullable(),
    /** Unguessable: what the account invites friends with. */
    referral_token: model.text(),
    /** The referral token that the first user came with. */
    referred_by: model.text().nullable(),
    /** The user whose first account this is; null for any further one, and once that user is a member no more. */
    created_for: model.text().nullable(),
  })
  .indexes([
    { on: ["referral_token"], unique: true, where: null },
    { on: ["created_for"], unique: true, where: null },
    { on: ["customer_id"], where: null },
    { on: ["created_at", "id"], where: null },
  ]);
