import type { Account } from "@spolverk/bff/contract";
import { clubTerms, firstOrderMinimum, formatPrice, isRoleEnough, toInviteBonus } from "@spolverk/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { earlySalesQuery, loyaltyQuery, toActivityKey } from "../../api/account-queries.ts";
import { openStorage } from "../../browser/open-storage.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { forgetReferralToken, readReferralToken } from "../../session/referral-token.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { TierTable } from "./tier-table.tsx";

/** The club's benefits and terms, and a form to join, with the token of a friend's link [7.7]. */
export function JoinClub({ account, onJoined }: { account: Account; onJoined: () => void }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { currency } = shop.site;
  const { rewardPercent, pointsExpireDays, earlyAccessHours } = clubTerms;
  const bonus = t("points.count", { count: toInviteBonus(currency) / 100 });
  const gifts = [
    t("club.pitch.earn", { from: rewardPercent.standard, to: rewardPercent.elite }),
    t("club.pitch.worth", { currency }),
    t("club.pitch.expire", { days: pointsExpireDays }),
    t("club.pitch.early", { hours: earlyAccessHours }),
    t("club.pitch.friends", { points: bonus }),
  ];
  return (
    <div className="grid gap-5">
      <Panel title={t("club.pitch.title")}>
        <p className="mb-5 text-soft">{t("club.pitch.text")}</p>
        <ul className="grid gap-2.5">
          {gifts.map((gift) => (
            <li className="flex gap-2.5" key={gift}>
              <Icon className="mt-0.5 size-5 text-accent" name="check" />
              {gift}
            </li>
          ))}
        </ul>
      </Panel>
      <TierTable currency={currency} />
      <Panel title={t("club.join.title")}>
        {isRoleEnough(account.role, "owner") ? (
          <JoinForm account={account} bonus={bonus} onJoined={onJoined} />
        ) : (
          <Notice look="info">{t("club.join.ownerOnly")}</Notice>
        )}
      </Panel>
    </div>
  );
}

type JoinFormProps = { account: Account; bonus: string; onJoined: () => void };

function JoinForm({ account, bonus, onJoined }: JoinFormProps) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  const [acceptTerms, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { accountId, referalToken: ownToken } = account;
  const { currency, code: site } = shop.site;
  const token = readReferralToken(openStorage());
  const invitation = token !== null && token !== ownToken ? { referalToken: token } : {};
  const isInvited = "referalToken" in invitation;

  async function join(): Promise<void> {
    setMissing(!acceptTerms);
    if (!acceptTerms) {
      document.getElementById("club-terms")?.focus();
      return;
    }
    const body = { ...invitation, currency, site, acceptTerms };
    const reply = await run(() => api("POST /account/{id}/join", { params: { id: accountId }, body }));
    if (!reply) return;
    forgetReferralToken(openStorage());
    onJoined();
    queryClient.removeQueries({ queryKey: toActivityKey(accountId) });
    void queryClient.invalidateQueries({ queryKey: earlySalesQuery(api, accountId).queryKey });
    queryClient.setQueryData(loyaltyQuery(api, accountId).queryKey, reply);
  }

  return (
    <SafeForm
      onSubmit={() => {
        if (!isBusy) void join();
      }}
    >
      <p className="text-soft">{t("club.join.currency", { currency })}</p>
      {isInvited && (
        <p className="mt-3 font-medium">
          {t("club.join.invited", {
            points: bonus,
            amount: formatPrice(firstOrderMinimum[currency], currency, true),
          })}
        </p>
      )}
      <div className="mt-3">
        <Checkbox
          checked={acceptTerms}
          error={isMissing ? t("club.join.notAccepted") : undefined}
          id="club-terms"
          onChange={(accepted) => {
            setAccepted(accepted);
            setMissing(false);
          }}
        >
          <Trans components={{ terms: <NewTabLink href="/terms" /> }} i18nKey="club.join.accept" />
        </Checkbox>
      </div>
      {problem && (
        <div className="mt-3">
          <Notice look="error">{problem.message}</Notice>
        </div>
      )}
      <BusyButton busy={isBusy} busyLabel={t("club.join.busy")} className="mt-5" type="submit">
        {t("club.join.submit")}
      </BusyButton>
    </SafeForm>
  );
}
