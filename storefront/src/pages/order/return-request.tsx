import type { Order } from "@spolverk/bff/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatFullDate } from "../../i18n/format-date.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Panel } from "../../ui/panel.tsx";
import { ReturnForm } from "./return-form.tsx";

type ReturnRequestProps = { accountId: string; order: Order; mayOrder: boolean };

/**
 * The returns of an order, and a form to request one until its last day [9.36]; renders nothing when there are no
 * returns and none can be requested.
 */
export function ReturnRequest({ accountId, order, mayOrder }: ReturnRequestProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { returns, returnUntil, lines } = order;
  const canReturn = mayOrder && returnUntil !== null && lines.some(({ returnable }) => returnable > 0);
  if (returns.length === 0 && !canReturn) return null;
  const toName = (lineId: string) => lines.find((line) => line.lineId === lineId)?.productName ?? "";
  return (
    <Panel title={t("account.return.title")}>
      {returns.length > 0 && (
        <ul className="grid gap-4">
          {returns.map(({ returnId, askedAt, state, lines: returned }) => (
            <li key={returnId}>
              <p className="font-semibold">{t(`account.return.states.${state}`)}</p>
              <p className="text-soft">
                {t("account.return.askedOn", { date: formatFullDate(askedAt, i18n.language) })}
              </p>
              <p className="text-soft">
                {returned.map(({ lineId, quantity }) => `${quantity} × ${toName(lineId)}`).join(", ")}
              </p>
            </li>
          ))}
        </ul>
      )}
      {canReturn && (
        <div className={returns.length > 0 ? "mt-6" : ""}>
          {isOpen ? (
            <ReturnForm accountId={accountId} onDone={() => setOpen(false)} order={order} />
          ) : (
            <>
              <p className="mb-4 text-soft">
                {t("account.return.until", { date: formatFullDate(returnUntil, i18n.language) })}
              </p>
              <button className={buttonClass("outline")} onClick={() => setOpen(true)} type="button">
                {t("account.return.open")}
              </button>
            </>
          )}
        </div>
      )}
    </Panel>
  );
}
