import type { AccountDetail } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { accountQuery } from "../../api/account-queries.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { toSettingsBody } from "./to-settings-body.ts";

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
