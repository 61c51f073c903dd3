import type { Account } from "@spolverk/bff/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/use-session.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AccountNav } from "./account-nav.tsx";

type AccountPageProps = {
  title: string;
  /** Renders the page for the selected account. */
  children: (account: Account) => ReactNode;
};

/**
 * A page of the account area: its heading and the navigation. The server knows no user, so the account's content
 * renders only in the browser, once the selected account is known.
 */
export function AccountPage({ title, children }: AccountPageProps) {
  const { t } = useTranslation();
  const { account } = useSession();
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <AccountNav />
      <div className="min-h-[80vh] min-w-0">
        <h1 className="title-page mb-6">{title}</h1>
        {account ? children(account) : <Skeleton label={t("account.loading")} lines={5} />}
      </div>
    </div>
  );
}
