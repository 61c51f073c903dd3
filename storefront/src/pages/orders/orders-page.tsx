import type { Account, Orders } from "@spolverk/bff/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ordersQuery } from "../../api/account-queries.ts";
import { AccountPage } from "../../entities/account/account-page.tsx";
import { OrderList } from "../../entities/order/order-list.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ClaimNotice } from "./claim-notice.tsx";
import type { OrdersSearch } from "./orders-search.ts";
import { PageLinks } from "./page-links.tsx";

/** The account's orders, the newest first, with a search [2.19]. */
export function OrdersPage({ search }: { search: OrdersSearch }) {
  const { t } = useTranslation();
  return (
    <AccountPage title={t("account.orders.title")}>
      {(account) => <OrdersView account={account} search={search} />}
    </AccountPage>
  );
}

function OrdersView({ account, search }: { account: Account; search: OrdersSearch }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const orders = useQuery({
    ...ordersQuery(api, account.accountId, search),
    // When the shopper changes the page within an account, the current page stays until the next one has loaded.
    placeholderData: (previous, query) => (query?.queryKey[1] === account.accountId ? previous : undefined),
  });
  return (
    <QueryView query={orders} skeleton={<Skeleton label={t("account.loading")} lines={5} />}>
      {(reply) => (
        <>
          {reply.claimable > 0 && <ClaimNotice account={account} count={reply.claimable} />}
          {(reply.total > 0 || search.query !== undefined) && <OrderSearchForm search={search} />}
          <div aria-busy={orders.isPlaceholderData} className={orders.isPlaceholderData ? "opacity-60" : ""}>
            <FoundOrders orders={reply} search={search} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function OrderSearchForm({ search: { query = "" } }: { search: OrdersSearch }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <search aria-label={t("account.orders.search")} className="mb-5 block max-w-xl">
      <form
        action="/account/orders"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("query");
          const next = typeof typed === "string" ? typed.trim() : "";
          void navigate({ to: "/account/orders", search: next === "" ? {} : { query: next } });
        }}
      >
        <SearchField
          defaultValue={query}
          id="order-search"
          key={query}
          label={t("account.orders.search")}
          placeholder={t("account.orders.searchHint")}
          submitLabel={t("search.submit")}
        />
      </form>
    </search>
  );
}

function FoundOrders({ orders, search }: { orders: Orders; search: OrdersSearch }) {
  const { t } = useTranslation();
  if (orders.total === 0) return search.query === undefined ? <NoOrders /> : <NothingFound {...search} />;
  return (
    <>
      <output className="mb-3 block text-sm text-soft">
        {t("account.orders.count", { count: orders.total })}
      </output>
      {orders.orders.length === 0 ? <NothingFound {...search} /> : <OrderList orders={orders.orders} />}
      <PageLinks page={orders.page} pages={Math.ceil(orders.total / orders.pageSize)} search={search} />
    </>
  );
}

function NoOrders() {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-14 text-center">
      <Icon className="mx-auto size-12 text-soft" name="truck" />
      <h2 className="title-section mt-4">{t("account.orders.empty")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{t("account.orders.emptyHint")}</p>
      <Link className={`${buttonClass("primary")} mt-6`} params={{ _splat: "" }} to="/shop/$">
        {t("account.orders.toShop")}
      </Link>
    </div>
  );
}

function NothingFound({ query }: OrdersSearch) {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-10 text-center">
      <output className="block font-semibold">
        {query === undefined ? t("account.orders.noSuchPage") : t("account.orders.nothingFound", { query })}
      </output>
      <Link className="mt-2 inline-flex min-h-11 items-center underline" to="/account/orders">
        {t("account.orders.showAll")}
      </Link>
    </div>
  );
}
