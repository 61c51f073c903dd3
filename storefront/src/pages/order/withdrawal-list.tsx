import type { Order } from "@spolverk/bff/contract";
import { formatInstant } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { toLabelled } from "../../i18n/to-labelled.ts";
import { Panel } from "../../ui/panel.tsx";

/** The statements of withdrawal from an order with their states; renders nothing when there is no statement. */
export function WithdrawalList({ withdrawals }: Pick<Order, "withdrawals">) {
  const { t, i18n } = useTranslation();
  if (withdrawals.length === 0) return null;
  return (
    <Panel title={t("withdrawal.list.title")}>
      <ul className="grid gap-4">
        {withdrawals.map(({ number, receivedAt, state, goods }) => (
          <li key={number}>
            <p className="font-semibold">{toLabelled(t, number, t(`withdrawal.list.states.${state}`))}</p>
            <p className="text-soft">
              {t("withdrawal.done.at", { at: formatInstant(new Date(receivedAt), i18n.language) })}
            </p>
            <p className="break-words whitespace-pre-line text-soft">{goods || t("withdrawal.form.all")}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
