import type { TakeBackState } from "@spolverk/domain";
import { useTranslation } from "react-i18next";

const looks: Readonly<Record<TakeBackState, string>> = {
  created: "bg-warn-soft text-warn",
  sent: "bg-accent-soft text-ink",
  received: "bg-accent-soft text-ink",
  approved: "bg-accent text-accent-ink",
  rejected: "bg-sale-soft text-sale",
  expired: "bg-sunken text-soft",
};

export function TakeBackBadge({ state }: { state: TakeBackState }) {
  const { t } = useTranslation();
  return <span className={`badge ${looks[state]}`}>{t(`takeBack.states.${state}`)}</span>;
}
