import type { Account } from "@spolverk/bff/contract";
import { type Currency, toInviteBonus } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { ReferralLink } from "./referral-link.tsx";

type InviteFriendProps = { account: Account; currency: Currency };

/** The account's referral link, and an invitation by mail [2.19] [7.9]. */
export function InviteFriend({ account, currency }: InviteFriendProps) {
  const { t } = useTranslation();
  const points = t("points.count", { count: toInviteBonus(currency) / 100 });
  return (
    <Panel id="invite" title={t("club.invite.title")}>
      <p className="mb-5 text-soft">{t("club.invite.text", { points })}</p>
      <ReferralLink token={account.referalToken} />
      <InviteByMail accountId={account.accountId} />
    </Panel>
  );
}

function InviteByMail({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { isBusy, problem, run } = useAccountCall();
  const [email, setEmail] = useState("");
  const [invited, setInvited] = useState<string | null>(null);

  async function send(): Promise<void> {
    setInvited(null);
    const body = { email: email.trim(), domain: shop.site.code };
    const params = { id: accountId };
    if (!(await run((api) => api("POST /account/{id}/sendReferal", { params, body })))) return;
    setInvited(body.email);
    setEmail("");
  }

  return (
    <SafeForm
      className="mt-5"
      onSubmit={() => {
        if (!isBusy) void send();
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          autoComplete="off"
          className="grow basis-56"
          error={problem?.fields["email"]}
          hint={t("club.invite.emailHint")}
          id="friend-email"
          inputMode="email"
          label={t("club.invite.email")}
          maxLength={254}
          onChange={setEmail}
          type="email"
          value={email}
        />
        <BusyButton
          busy={isBusy}
          busyLabel={t("account.sending")}
          className="max-sm:w-full sm:mt-6.5"
          type="submit"
        >
          {t("club.invite.submit")}
        </BusyButton>
      </div>
      <div aria-live="polite" className="mt-3">
        {problem && problem.fields["email"] === undefined && <Notice look="error">{problem.message}</Notice>}
        {invited !== null && <Notice look="info">{t("club.invite.sent", { email: invited })}</Notice>}
      </div>
    </SafeForm>
  );
}
