import type { Account } from "@spolverk/bff/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { accountQuery, ordersQuery } from "../../api/account-queries.ts";
import { AccountPage } from "../../entities/account/account-page.tsx";
import { OrderList } from "../../entities/order/order-list.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ClubCard } from "./club-card.tsx";
import { ContractPrices } from "./contract-prices.tsx";
import { SignedInAs } from "./signed-in-as.tsx";

const latestCount = 3;

/** The start page of the account: the user, the latest orders, the agreed prices and links [2.12]. */
export function OverviewPage() {
  const { t } = useTranslation();
  return (
    <AccountPage title={t("account.overview.title")}>
      {(account) => <Overview account={account} key={account.accountId} />}
    </AccountPage>
  );
}

function Overview({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const detail = useQuery(accountQuery(api, account.accountId));
  return (
    <div className="grid gap-5">
      <SignedInAs account={account} firstName={detail.data?.firstName || detail.data?.lastName || ""} />
      <ClubCard />
      <LatestOrders accountId={account.accountId} />
      <Panel title={t("account.contract.title")}>
        <QueryView query={detail} skeleton={<Skeleton label={t("account.loading")} lines={1} />}>
          {({ contract }) => <ContractPrices contract={contract} kind={account.kind} />}
        </QueryView>
      </Panel>
      <QuickLinks />
    </div>
  );
}

function LatestOrders({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const orders = useQuery(ordersQuery(api, accountId, {}));
  return (
    <section aria-labelledby="latest-orders">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl" id="latest-orders">
          {t("account.overview.latest")}
        </h2>
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
          to="/account/orders"
        >
          {t("account.orders.showAll")}
        </Link>
      </div>
      <QueryView query={orders} skeleton={<Skeleton label={t("account.loading")} lines={latestCount} />}>
        {({ orders: found, claimable }) => (
          <>
            {found.length === 0 ? (
              <p className="rounded-card bg-sunken p-6 text-soft">{t("account.orders.empty")}</p>
            ) : (
              <OrderList orders={found.slice(0, latestCount)} />
            )}
            {claimable > 0 && (
              <p className="mt-3 text-soft">{t("account.claim.text", { count: claimable })}</p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

const links = [
  { to: "/account/settings", label: "settings", icon: "settings" },
  { to: "/wishlist", label: "wishList", icon: "heart" },
  { to: "/contact", label: "contact", icon: "chat" },
] as const;

function QuickLinks() {
  const { t } = useTranslation();
  return (
    <ul aria-label={t("account.overview.links")} className="grid gap-3 sm:grid-cols-3">
      {links.map(({ to, label, icon }) => (
        <li key={to}>
          <Link className={`${buttonClass("outline")} w-full`} to={to}>
            <Icon className="size-5" name={icon} />
            {t(`account.nav.${label}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
