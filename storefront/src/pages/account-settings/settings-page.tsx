import type { Account, AccountDetail } from "@spolverk/bff/contract";
import { isRoleEnough } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { accountQuery } from "../../api/account-queries.ts";
import { AccountPage } from "../../entities/account/account-page.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AddressBook } from "./address-book.tsx";
import { CompanyAccountForm } from "./company-account-form.tsx";
import { CompanyForm } from "./company-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { MembersPanel } from "./members-panel.tsx";
import { NewsletterChoice } from "./newsletter-choice.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** The account's name, addresses, members and stored data [2.14]. */
export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <AccountPage title={t("account.settings.title")}>
      {(account) => <Settings account={account} key={account.accountId} />}
    </AccountPage>
  );
}

function Settings({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const detail = useQuery(accountQuery(api, account.accountId));
  return (
    <QueryView query={detail} skeleton={<Skeleton label={t("account.loading")} lines={7} />}>
      {(reply) => <Sections detail={reply} />}
    </QueryView>
  );
}

function Sections({ detail }: { detail: AccountDetail }) {
  const { t } = useTranslation();
  const isOwner = isRoleEnough(detail.role, "owner");
  return (
    <div className="grid gap-5">
      {!isOwner && <Notice look="info">{t("account.settings.ownerOnly")}</Notice>}
      {isOwner && <ProfileForm detail={detail} />}
      {isOwner && detail.company && <CompanyForm company={detail.company} detail={detail} />}
      <AddressBook detail={detail} />
      {isOwner && (
        <>
          <NewsletterChoice detail={detail} />
          <MembersPanel accountId={detail.accountId} />
        </>
      )}
      <CompanyAccountForm />
      {isOwner && (
        <Panel title={t("account.data.title")}>
          <ExportData accountId={detail.accountId} />
          <DeleteAccount detail={detail} />
        </Panel>
      )}
    </div>
  );
}
