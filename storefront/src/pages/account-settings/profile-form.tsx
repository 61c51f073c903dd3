import type { AccountDetail } from "@spolverk/bff/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useSettingsCall } from "./use-settings-call.ts";

/** The account's name and contact details. The email address shown is the one with which the user signs in. */
export function ProfileForm({ detail }: { detail: AccountDetail }) {
  const { t } = useTranslation();
  const call = useSettingsCall(detail);
  const { accountName, firstName, lastName, cellNumber } = detail;
  const [values, setValues] = useState({ accountName, firstName, lastName, cellNumber });
  const labels = {
    accountName: t("account.profile.accountName"),
    firstName: t("checkout.address.firstName"),
    lastName: t("checkout.address.lastName"),
    cellNumber: t("checkout.address.cellNumber"),
  };
  const toField = (name: keyof typeof labels) => ({
    error: call.problem?.fields[name],
    id: name,
    label: labels[name],
    name,
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    value: values[name],
  });
  const optional = t("checkout.address.optional");
  return (
    <SettingsForm
      call={call}
      labels={labels}
      onSubmit={() => void call.save(values)}
      title={t("account.profile.title")}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          hint={t("account.profile.accountNameHint")}
          maxLength={120}
          required
          {...toField("accountName")}
        />
        <TextField autoComplete="given-name" maxLength={60} optional={optional} {...toField("firstName")} />
        <TextField autoComplete="family-name" maxLength={60} optional={optional} {...toField("lastName")} />
        <TextField
          autoComplete="tel"
          inputMode="tel"
          maxLength={24}
          optional={optional}
          type="tel"
          {...toField("cellNumber")}
        />
      </div>
      <dl className="mt-5">
        <dt className="text-sm font-semibold">{t("account.profile.email")}</dt>
        <dd className="break-words text-soft">{detail.email}</dd>
      </dl>
    </SettingsForm>
  );
}
