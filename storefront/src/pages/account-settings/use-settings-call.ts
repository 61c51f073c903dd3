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
 * Merges a form's changes into the account's settings, which the API takes as a whole. The newsletter is only included
 * when it is chosen, because a mail's link may have ended it meanwhile.
 */
function toSettingsBody(detail: AccountDetail, changes: Partial<SettingsBody>): SettingsBody {
  const { accountName, firstName, lastName, cellNumber, company } = detail;
  return { accountName, firstName, lastName, cellNumber, company, ...changes };
}

/** Saves some of an account's settings and returns all of them; `isSaved` holds until the next call. */
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
    // The session contains the account's name too.
    if (reply.accountName !== accountName) readAccountsAgain();
    return reply;
  }

  return { isBusy, problem, isSaved, save };
}
