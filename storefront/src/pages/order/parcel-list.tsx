import type { Order } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { formatFullDate } from "../../i18n/format-date.ts";
import { Panel } from "../../ui/panel.tsx";

/** The parcels of an order, each with its tracking link. */
export function ParcelList({ parcels }: { parcels: Order["parcels"] }) {
  const { t, i18n } = useTranslation();
  return (
    <Panel title={t("account.order.parcels")}>
      <ul className="grid gap-5">
        {parcels.map(({ sentAt, deliveredAt, goods, tracking }, index) => (
          // A parcel has no id. Its position can be part of the key, because parcels are never removed.
          <li key={`${sentAt ?? "packed"}-${index.toString()}`}>
            <p className="font-semibold">
              {deliveredAt
                ? t("account.order.deliveredOn", { date: formatFullDate(deliveredAt, i18n.language) })
                : sentAt
                  ? t("account.order.sentOn", { date: formatFullDate(sentAt, i18n.language) })
                  : t("account.orderState.packed")}
            </p>
            <p className="text-soft">
              {goods.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}
            </p>
            {tracking.map(({ number, url }) =>
              url ? (
                <a
                  className="mr-4 inline-flex min-h-11 items-center font-semibold text-accent underline"
                  href={url}
                  key={number}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  {t("account.order.track", { number })}
                </a>
              ) : (
                <p className="text-soft" key={number}>
                  {t("account.order.tracking", { number })}
                </p>
              ),
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
