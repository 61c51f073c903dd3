import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { earlySalesQuery, loyaltyQuery, toActivityKey } from "../../api/account-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Leaves the club, after a dialog that says what the member loses. */
export function LeaveClub({ accountId, pointsMinor }: { accountId: string; pointsMinor: number }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  const [isOpen, setOpen] = useState(false);

  async function leave(): Promise<void> {
    const reply = await run(() => api("POST /account/{id}/leaveClub", { params: { id: accountId } }));
    if (!reply) return;
    queryClient.removeQueries({ queryKey: toActivityKey(accountId) });
    void queryClient.invalidateQueries({ queryKey: earlySalesQuery(api, accountId).queryKey });
    queryClient.setQueryData(loyaltyQuery(api, accountId).queryKey, reply);
  }

  return (
    <div>
      <button className={buttonClass("quiet", "small")} onClick={() => setOpen(true)} type="button">
        {t("club.leave.open")}
      </button>
      {isOpen && (
        <ConfirmDialog
          busy={isBusy}
          busyLabel={t("club.leave.busy")}
          confirmLabel={t("club.leave.confirm")}
          dismissLabel={t("club.leave.keep")}
          onClose={() => setOpen(false)}
          onConfirm={() => void leave()}
          problem={problem}
          title={t("club.leave.title")}
        >
          <p className="text-soft">
            {t("club.leave.text", { points: t("points.count", { count: pointsMinor / 100 }) })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
