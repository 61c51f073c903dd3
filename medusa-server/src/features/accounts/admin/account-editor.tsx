import { accountKinds } from "@spolverk/domain";
import { useState } from "react";
import { type AccountData, toAccountBody, toAccountForm } from "./account-form.ts";
import { SelectField, TextField } from "../../../admin-parts/field.tsx";
import { FormSection } from "../../../admin-parts/form-section.tsx";

type Props = {
  account: AccountData;
  errors: Readonly<Record<string, string>>;
  isSaving: boolean;
  onSave: (body: object) => void;
};

/** The form of an account's data and its payment terms. */
export function AccountEditor({ account, errors, isSaving, onSave }: Props) {
  const [form, setForm] = useState(() => toAccountForm(account));
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  return (
    <FormSection title="Data" isSaving={isSaving} onSave={() => onSave(toAccountBody(form))}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField label="Name" value={form.name} error={errors.name} onChange={(name) => change({ name })} />
        <SelectField
          label="Kind"
          value={form.kind}
          options={accountKinds}
          error={errors.kind}
          onChange={(kind) => change({ kind })}
        />
        <TextField
          label="Terms of payment"
          hint="Days to pay an invoice; empty: as in the settings of the shop"
          type="number"
          value={form.paymentTermsDays}
          error={errors.payment_terms_days}
          onChange={(paymentTermsDays) => change({ paymentTermsDays })}
        />
        <TextField
          label="Country"
          hint="Two letters, such as SE"
          value={form.country}
          error={errors.country}
          onChange={(country) => change({ country })}
        />
        <TextField
          label="Organization number"
          value={form.organizationNumber}
          error={errors.organization_number}
          onChange={(organizationNumber) => change({ organizationNumber })}
        />
        <TextField
          label="VAT number"
          value={form.vatNumber}
          error={errors.vat_number}
          onChange={(vatNumber) => change({ vatNumber })}
        />
        <TextField
          label="GLN or PEPPOL id"
          value={form.glnOrPeppolId}
          error={errors.gln_or_peppol_id}
          onChange={(glnOrPeppolId) => change({ glnOrPeppolId })}
        />
        <TextField
          label="Reference code"
          hint="The company's own, to stand on invoices"
          value={form.referenceCode}
          error={errors.reference_code}
          onChange={(referenceCode) => change({ referenceCode })}
        />
        <TextField
          label="E-mail for invoices"
          hint="Empty: the buyer's"
          value={form.invoiceEmail}
          error={errors.invoice_email}
          onChange={(invoiceEmail) => change({ invoiceEmail })}
        />
      </div>
    </FormSection>
  );
}
