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
 * Merges a form's changes into the account's settings, which the API accepts only as a whole. The newsletter is
 * included only when the form changes it, because the link in a mail may have ended the subscription after the settings
 * were loaded.
 */
function toSettingsBody(detail: AccountDetail, changes: Partial<SettingsBody>): SettingsBody {
  const { accountName, firstName, lastName, cellNumber, company } = detail;
  return { accountName, firstName, lastName, cellNumber, company, ...changes };
}

/** Saves some of an account's settings and returns all settings; `isSaved` is true until the next call. */
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
    // The session, too, contains the account's name, so it reloads the accounts.
    if (reply.accountName !== accountName) readAccountsAgain();
    return reply;
  }

  return { isBusy, problem, isSaved, save };
}
