import type { AccountKind } from "@spolverk/domain";
import { toInput, toNumber, toText } from "../../../admin-parts/form-values.ts";

/** An account as the server sends it. */
export type AccountData = {
  id: string;
  kind: AccountKind;
  name: string;
  email: string;
  first_name: string;
  last_name: string;
  cell_number: string;
  country: string | null;
  organization_number: string;
  vat_number: string;
  gln_or_peppol_id: string;
  reference_code: string;
  invoice_email: string;
  payment_terms_days: number | null;
  newsletter: boolean;
  customer_id: string | null;
  created_at: string;
};

export type AccountForm = ReturnType<typeof toAccountForm>;

/** Maps an account to its form, in which every input is a string. */
export function toAccountForm(account: AccountData) {
  return {
    kind: account.kind,
    name: account.name,
    country: toInput(account.country),
    organizationNumber: account.organization_number,
    vatNumber: account.vat_number,
    glnOrPeppolId: account.gln_or_peppol_id,
    referenceCode: account.reference_code,
    invoiceEmail: account.invoice_email,
    paymentTermsDays: toInput(account.payment_terms_days),
  };
}

/** Maps the form to the request body; empty inputs become null. */
export function toAccountBody(form: AccountForm) {
  return {
    kind: form.kind,
    name: form.name,
    country: toText(form.country.toUpperCase()),
    organization_number: toText(form.organizationNumber),
    vat_number: toText(form.vatNumber),
    gln_or_peppol_id: toText(form.glnOrPeppolId),
    reference_code: toText(form.referenceCode),
    invoice_email: toText(form.invoiceEmail),
    payment_terms_days: toNumber(form.paymentTermsDays),
  };
}
