import type { AccountDetail } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { accountQuery } from "../../api/account-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { useSignIn } from "../../session/use-sign-in.ts";

type SettingsBody = Pick<
  AccountDetail,
  "accountName" | "firstName" | "lastName" | "cellNumber" | "company"
> & { newsletter?: boolean };

/**
 * All settings of an account as they are, but for those that a form changes: the API takes them together. The newsletter
 * only goes along where it is chosen: it may have been ended meanwhile by a mail's link.
 */
function toSettingsBody(detail: AccountDetail, changes: Partial<SettingsBody>): SettingsBody {
  const { accountName, firstName, lastName, cellNumber, company } = detail;
  return { accountName, firstName, lastName, cellNumber, company, ...changes };
}

/** Saves some of an account's settings, and gives them as they are then; `isSaved` until the next call. */
export function useSettingsCall(detail: AccountDetail) {
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  const [isSaved, setSaved] = useState(false);
  const { readAccountsAgain } = useSignIn();
  const { accountId, accountName } = detail;

  async function save(changes: Parameters<typeof toSettingsBody>[1]): Promise<AccountDetail | null> {
    setSaved(false);
    const params = { id: accountId };
    const body = toSettingsBody(detail, changes);
    const reply = await run(() => api("POST /account/{id}/settings", { params, body }));
    if (!reply) return null;
    queryClient.setQueryData(accountQuery(api, accountId).queryKey, reply);
    setSaved(true);
    // The session names the account too.
    if (reply.accountName !== accountName) readAccountsAgain();
    return reply;
  }

  return { isBusy, problem, isSaved, save };
}
