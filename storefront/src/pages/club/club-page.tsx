import type { Account } from "@spolverk/bff/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loyaltyQuery } from "../../api/account-queries.ts";
import { AccountPage } from "../../entities/account/account-page.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { JoinClub } from "./join-club.tsx";
import { Membership } from "./membership.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Panel } from "../../ui/panel.tsx";

/** The club: its benefits and a form to join, or the account's membership [2.13] [2.19]. */
export function ClubPage() {
  const { t } = useTranslation();
  return (
    <AccountPage title={t("club.title")}>
      {(account) => <Club account={account} key={account.accountId} />}
    </AccountPage>
  );
}

function Club({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const [isNew, setNew] = useState(false);
  const loyalty = useQuery(loyaltyQuery(api, account.accountId));
  return (
    <QueryView query={loyalty} skeleton={<Skeleton label={t("account.loading")} lines={7} />}>
      {({ club, mayJoin }) => {
        if (club) return <Membership account={account} club={club} isNew={isNew} />;
        return mayJoin ? <JoinClub account={account} onJoined={() => setNew(true)} /> : <CompanyNotice />;
      }}
    </QueryView>
  );
}

/** Says why a company's account cannot join [6.7], and what the shop offers it instead. */
function CompanyNotice() {
  const { t } = useTranslation();
  return (
    <Panel title={t("club.company.title")}>
      <p className="text-soft">{t("club.company.text")}</p>
      <Link className={`${buttonClass("outline")} mt-5`} to="/partner-program">
        {t("nav.partnerProgram")}
      </Link>
    </Panel>
  );
}
