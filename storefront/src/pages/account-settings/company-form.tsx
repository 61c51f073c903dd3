import type { AccountDetail } from "@spolverk/bff/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shopQuery } from "../../api/queries.ts";
import { toFieldLabel, toInvoiceFields } from "../../entities/address/address-fields.ts";
import { AddressForm } from "../../entities/address/address-form.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useCountries } from "./use-countries.ts";
import { useSettingsCall } from "./use-settings-call.ts";

type CompanyFormProps = { detail: AccountDetail; company: NonNullable<AccountDetail["company"]> };

/** The invoice details of a company, which a checkout presets [3.39], [3.41]. */
export function CompanyForm({ detail, company }: CompanyFormProps) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { sellerCountry } = useSuspenseQuery(shopQuery(api)).data;
  const countries = useCountries();
  const call = useSettingsCall(detail);
  const [values, setValues] = useState(company);
  const { country, vatNumber } = values;
  // The note on the invoice is not a setting, because it belongs to a single order.
  const fields = toInvoiceFields({ country, zip: "", sellerCountry, vatNumber, hasNoVatNumber: false })
    .filter(({ name }) => name !== "invoiceNotes")
    .map((field) => ({ ...field, optional: field.name !== "organizationNumber" }));
  const labels = Object.fromEntries([
    ["company-country", t("checkout.address.country")],
    ...fields.map((field) => [`company-${field.name}`, toFieldLabel(field, t)]),
  ]);
  return (
    <SettingsForm
      call={call}
      labels={labels}
      onSubmit={() => void call.save({ company: values })}
      title={t("account.company.title")}
    >
      <AddressForm
        country={{ options: countries, onChange: (next) => setValues({ ...values, country: next }) }}
        errors={call.problem?.fields ?? {}}
        fields={fields}
        onChange={(changes) => setValues((current) => ({ ...current, ...changes }))}
        section="company"
        values={values}
      />
      <p className="mt-5 text-sm text-soft">
        {detail.paymentTermsDays === null
          ? t("account.company.usualTerms")
          : t("account.company.terms", { count: detail.paymentTermsDays })}
      </p>
    </SettingsForm>
  );
}
