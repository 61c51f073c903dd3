import { toAccount } from "../accounts/to-account.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/list [7.6]: the accounts that the signed-in user is a member of. */
export function getAccountList({ commerce }: Services): Handler<"GET /account/list"> {
  return async (_, { user }) => ({ accounts: (await commerce.listAccounts(user)).map(toAccount) });
}
