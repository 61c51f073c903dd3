import type { OrderSummary } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Changing } from "../../ui/changing.tsx";
import { formatFullDate } from "../../i18n/format-date.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { OrderStateBadge } from "./order-state-badge.tsx";

/** A list of orders. The whole of each order is one large link. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul className="grid gap-3">
      {orders.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { t, i18n } = useTranslation();
  const { orderId, number, placedAt, state, currency, total, pieces, goods } = order;
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-card bg-surface p-4 shadow-card transition-transform has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent motion-safe:hover:-translate-y-0.5 sm:p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            className="font-semibold outline-none after:absolute after:inset-0 after:rounded-card"
            params={{ orderId }}
            to="/account/orders/$orderId"
          >
            {t("account.orders.number", { number })}
          </Link>
          <OrderStateBadge state={state} />
        </p>
        <p className="mt-1 text-sm text-soft">
          <Changing>{`${formatFullDate(placedAt, i18n.language)} · ${t("account.orders.pieces", { count: pieces })}`}</Changing>{" "}
          · <span className="font-semibold text-ink">{formatPrice(total, currency, true)}</span>
        </p>
        <p className="mt-0.5 truncate text-sm text-soft">{goods.map(({ name }) => name).join(", ")}</p>
      </div>
      <div className="flex items-center gap-2">
        <span className="flex -space-x-3 max-sm:hidden">
          {goods.flatMap(({ name, thumbnail }) =>
            thumbnail === null ? (
              []
            ) : (
              <span
                className="tile size-14 rounded-xl border-2 border-surface bg-tile"
                key={`${name} ${thumbnail}`}
              >
                <Picture alt="" height={150} sizes="56px" src={thumbnail} width={150} />
              </span>
            ),
          )}
        </span>
        <Icon className="size-5 text-soft" name="chevronRight" />
      </div>
    </li>
  );
}
