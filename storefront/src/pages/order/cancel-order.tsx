import type { Order } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orderQuery, toOrdersKey } from "../../api/account-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Cancels an order after a confirmation; offered until the order is packed. */
export function CancelOrder({ accountId, order }: { accountId: string; order: Order }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  const [isOpen, setOpen] = useState(false);
  const { orderId, number } = order;
  const query = orderQuery(api, accountId, orderId);

  async function cancel(): Promise<void> {
    const params = { id: accountId, orderId };
    const reply = await run(() => api("POST /account/{id}/orders/{orderId}/cancel", { params }));
    await queryClient.invalidateQueries({ queryKey: toOrdersKey(accountId) });
    // The API refuses when the order has been packed in the meantime: fetch the order again.
    if (!reply) return queryClient.invalidateQueries(query);
    setOpen(false);
    queryClient.setQueryData(query.queryKey, reply);
  }

  return (
    <>
      <button className={buttonClass("outline")} onClick={() => setOpen(true)} type="button">
        {t("account.cancel.open")}
      </button>
      {isOpen && (
        <ConfirmDialog
          busy={isBusy}
          busyLabel={t("account.cancel.busy")}
          confirmLabel={t("account.cancel.confirm")}
          dismissLabel={t("account.cancel.keep")}
          onClose={() => setOpen(false)}
          onConfirm={() => void cancel()}
          problem={problem}
          title={t("account.cancel.title", { number })}
        >
          <p className="text-soft">{t("account.cancel.text")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
