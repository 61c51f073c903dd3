import { type Account, ApiError, type Order } from "@spolverk/bff/contract";
import { isRoleEnough } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { orderQuery } from "../../api/account-queries.ts";
import { AccountPage } from "../../entities/account/account-page.tsx";
import { OrderStateBadge } from "../../entities/order/order-state-badge.tsx";
import { formatFullDate } from "../../i18n/format-date.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { InvoiceButtons } from "./invoice-buttons.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { ParcelList } from "./parcel-list.tsx";
import { Reorder } from "./reorder.tsx";
import { ReturnRequest } from "./return-request.tsx";
import { WithdrawLink } from "./withdraw-link.tsx";
import { WithdrawalList } from "./withdrawal-list.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { toTimeline } from "./to-timeline.ts";

/** One order of the account: its state, its contents and its actions [2.19]. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  return (
    <AccountPage title={t("account.order.title")}>
      {(account) => <OrderView account={account} orderId={orderId} />}
    </AccountPage>
  );
}

function OrderView({ account, orderId }: { account: Account; orderId: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const order = useQuery(orderQuery(api, account.accountId, orderId));
  if (order.error instanceof ApiError && order.error.code === "order_not_found") return <OrderNotFound />;
  return (
    <>
      <Link
        className="-mt-3 mb-3 inline-flex min-h-11 items-center gap-1 font-semibold text-accent hover:underline"
        to="/account/orders"
      >
        <Icon className="size-4" name="chevronLeft" />
        {t("account.order.back")}
      </Link>
      <QueryView query={order} skeleton={<Skeleton label={t("account.loading")} lines={6} />}>
        {(reply) => <FullOrder account={account} order={reply} />}
      </QueryView>
    </>
  );
}

function FullOrder({ account, order }: { account: Account; order: Order }) {
  const { t, i18n } = useTranslation();
  const mayOrder = isRoleEnough(account.role, "buyer");
  return (
    <div className="grid gap-5">
      <Panel
        aside={<OrderStateBadge state={order.state} />}
        title={t("account.orders.number", { number: order.number })}
      >
        <p className="-mt-2 mb-6 text-soft">
          {t("account.order.placedOn", { date: formatFullDate(order.placedAt, i18n.language) })}
        </p>
        <OrderTimeline order={order} />
        <div className="mt-6 flex flex-wrap items-start gap-3">
          <Reorder order={order} />
          <InvoiceButtons accountId={account.accountId} order={order} />
          {mayOrder && order.canCancel && <CancelOrder accountId={account.accountId} order={order} />}
          {mayOrder && <WithdrawLink order={order} />}
        </div>
      </Panel>
      {order.parcels.length > 0 && <ParcelList parcels={order.parcels} />}
      <OrderLines order={order} />
      <ReturnRequest accountId={account.accountId} mayOrder={mayOrder} order={order} />
      <WithdrawalList withdrawals={order.withdrawals} />
      <OrderFacts order={order} />
    </div>
  );
}

function OrderNotFound() {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-14 text-center">
      <h2 className="title-section">{t("account.order.notFound")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{t("account.order.notFoundHint")}</p>
      <Link className={`${buttonClass("primary")} mt-6`} to="/account/orders">
        {t("account.order.back")}
      </Link>
    </div>
  );
}

function OrderTimeline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const steps = toTimeline(order).map(({ name, state, at }) => ({
    key: name,
    label: name === "placed" ? t("account.order.placed") : t(`account.orderState.${name}`),
    state,
    date: at && formatFullDate(at, i18n.language),
  }));
  return <Timeline doneLabel={t("account.order.done")} label={t("account.order.timeline")} steps={steps} />;
}
