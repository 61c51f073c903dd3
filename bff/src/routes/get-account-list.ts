import { resolveAccountAgreements } from "../accounts/resolve-account-agreements.ts";
import { toAccount } from "../accounts/to-account.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/list [7.6] */
export function getAccountList(services: Services): Handler<"GET /account/list"> {
  return async (_, { user }) => {
    const accounts = await services.store.listAccounts(user);
    const replied = accounts.map(async (account) =>
      toAccount(account, await resolveAccountAgreements(services, account)),
    );
    return { accounts: await Promise.all(replied) };
  };
}
