import type { Members } from "@spolverk/bff/contract";
import { type AccountRole, accountRoles } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { SelectField } from "../../ui/select-field.tsx";

type InviteFormProps = { accountId: string; onInvited: (members: Members) => void };

/** Invites a colleague by mail, with a role. */
export function InviteForm({ accountId, onInvited }: InviteFormProps) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { isBusy, problem, run } = useAccountCall();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<AccountRole>("buyer");
  const [invited, setInvited] = useState<string | null>(null);

  async function invite(): Promise<void> {
    setInvited(null);
    const body = { email: email.trim(), role, site: shop.site.code };
    const reply = await run((api) => api("POST /account/{id}/invite", { params: { id: accountId }, body }));
    if (!reply) return;
    onInvited(reply);
    setInvited(body.email);
    setEmail("");
  }

  return (
    <SafeForm
      className="mt-6"
      onSubmit={() => {
        if (!isBusy) void invite();
      }}
    >
      <h3 className="mb-3 font-semibold">{t("account.invite.title")}</h3>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          autoComplete="off"
          className="grow basis-56"
          error={problem?.fields["email"]}
          id="invite-email"
          inputMode="email"
          label={t("account.invite.email")}
          maxLength={254}
          onChange={setEmail}
          type="email"
          value={email}
        />
        <SelectField
          className="grow basis-40"
          hint={t(`account.roleHints.${role}`)}
          id="invite-role"
          label={t("account.members.role")}
          onChange={(value) => setRole(value as AccountRole)}
          options={accountRoles.map((value) => ({ value, label: t(`account.roles.${value}`) }))}
          value={role}
        />
        <BusyButton
          busy={isBusy}
          busyLabel={t("account.sending")}
          className="max-sm:w-full sm:mt-6.5"
          type="submit"
        >
          {t("account.invite.submit")}
        </BusyButton>
      </div>
      <div aria-live="polite" className="mt-3">
        {problem && problem.fields["email"] === undefined && <Notice look="error">{problem.message}</Notice>}
        {invited !== null && <Notice look="info">{t("account.invite.sent", { email: invited })}</Notice>}
      </div>
    </SafeForm>
  );
}
