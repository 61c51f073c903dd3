import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { toFieldLabel, toInvoiceFields } from "../../entities/address/address-fields.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useCountries } from "./use-countries.ts";

/** Creates another account, for a company that the user buys for. */
export function CompanyAccountForm() {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const countries = useCountries();
  const { isBusy, problem, run } = useAccountCall();
  const { readAccountsAgain } = useSignIn();
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const [values, setValues] = useState({
    name: "",
    organizationNumber: "",
    country: shop.site.defaultCountry,
  });
  const change = (changes: Partial<typeof values>) => setValues((current) => ({ ...current, ...changes }));
  const [numberField] = toInvoiceFields({
    country: values.country,
    zip: "",
    sellerCountry: values.country,
    vatNumber: "",
    hasNoVatNumber: false,
  });
  const labels = {
    "new-company-name": t("checkout.address.company"),
    "new-company-country": t("checkout.address.country"),
    "new-company-organizationNumber": numberField
      ? toFieldLabel(numberField, t)
      : t("checkout.address.organizationNumber"),
  };

  // The ids have a prefix, because the form of this account's own company uses the names without one.
  const errors = Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([name, text]) => [`new-${name}`, text]),
  );

  async function create(): Promise<void> {
    const account = await run((api) => api("POST /account/create", { body: { company: values } }));
    if (!account) return;
    setOpen(false);
    setCreated(account.accountName);
    readAccountsAgain();
  }

  return (
    <Panel title={t("account.companyAccount.title")}>
      <p className="-mt-2 mb-4 text-soft">{t("account.companyAccount.text")}</p>
      {created !== null && (
        <div className="mb-4">
          <Notice look="info">{t("account.companyAccount.created", { name: created })}</Notice>
        </div>
      )}
      {!isOpen && (
        <button className={buttonClass("outline")} onClick={() => setOpen(true)} type="button">
          {t("account.companyAccount.open")}
        </button>
      )}
      {isOpen && (
        <SafeForm
          onSubmit={() => {
            if (!isBusy) void create();
          }}
        >
          <ErrorSummary labels={labels} problem={problem && { ...problem, fields: errors }} />
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <TextField
              autoComplete="organization"
              className="sm:col-span-2"
              error={errors["new-company-name"]}
              id="new-company-name"
              label={labels["new-company-name"]}
              maxLength={120}
              onChange={(name) => change({ name })}
              required
              value={values.name}
            />
            <SelectField
              autoComplete="country"
              error={errors["new-company-country"]}
              id="new-company-country"
              label={labels["new-company-country"]}
              onChange={(country) => change({ country })}
              options={countries}
              value={values.country}
            />
            <TextField
              autoComplete="off"
              error={errors["new-company-organizationNumber"]}
              id="new-company-organizationNumber"
              label={labels["new-company-organizationNumber"]}
              maxLength={60}
              onChange={(organizationNumber) => change({ organizationNumber })}
              required
              value={values.organizationNumber}
            />
          </div>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            <BusyButton busy={isBusy} busyLabel={t("account.companyAccount.busy")} type="submit">
              {t("account.companyAccount.create")}
            </BusyButton>
            <button className={buttonClass("quiet")} onClick={() => setOpen(false)} type="button">
              {t("account.dismiss")}
            </button>
          </div>
        </SafeForm>
      )}
    </Panel>
  );
}
