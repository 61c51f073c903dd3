import type { OrderState } from "@spolverk/domain";
import { useTranslation } from "react-i18next";

const looks: Readonly<Record<OrderState, string>> = {
  awaiting_approval: "bg-warn-soft text-warn",
  awaiting_payment: "bg-warn-soft text-warn",
  processing: "bg-accent-soft text-ink",
  packed: "bg-accent-soft text-ink",
  partly_shipped: "bg-accent-soft text-ink",
  shipped: "bg-accent-soft text-ink",
  delivered: "bg-accent text-accent-ink",
  cancelled: "bg-sunken text-soft",
  refunded: "bg-sunken text-soft",
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation();
  return <span className={`badge ${looks[state]}`}>{t(`account.orderState.${state}`)}</span>;
}
