import type { Account } from "@spolverk/bff/contract";
import { isRoleEnough } from "@spolverk/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toOrdersKey } from "../../api/account-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";

type ClaimNoticeProps = { account: Account; count: number };

/** Offers to move the owner's guest orders into the account. */
export function ClaimNotice({ account: { accountId, role }, count }: ClaimNoticeProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  if (!isRoleEnough(role, "owner")) return null;

  async function claim(): Promise<void> {
    const reply = await run((api) => api("POST /account/{id}/claimOrders", { params: { id: accountId } }));
    if (reply) await queryClient.invalidateQueries({ queryKey: toOrdersKey(accountId) });
  }

  return (
    <div className="mb-5 grid gap-3">
      <Notice look="info">
        <p>{t("account.claim.text", { count })}</p>
        <BusyButton
          busy={isBusy}
          busyLabel={t("account.claim.busy")}
          className="mt-3"
          onClick={() => void claim()}
          size="small"
        >
          {t("account.claim.button")}
        </BusyButton>
      </Notice>
      {problem && <Notice look="error">{problem.message}</Notice>}
    </div>
  );
}
