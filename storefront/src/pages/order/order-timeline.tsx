import type { Order } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { formatFullDate } from "../../i18n/format-date.ts";
import { Timeline } from "../../ui/timeline.tsx";
import { toTimeline } from "./to-timeline.ts";

/** How far an order has come. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const steps = toTimeline(order).map(({ name, state, at }) => ({
    key: name,
    label: name === "placed" ? t("account.order.placed") : t(`account.orderState.${name}`),
    state,
    date: at && formatFullDate(at, i18n.language),
  }));
  return <Timeline doneLabel={t("account.order.done")} label={t("account.order.timeline")} steps={steps} />;
}
