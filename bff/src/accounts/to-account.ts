import type { Agreement } from "@spolverk/domain";
import type { CommerceAccount } from "../commerce/store.ts";
import type { Account } from "../contract/account.ts";

/**
 * Maps an account to the API [3.2].
 * @param agreements the account's agreements that are valid today
 */
export function toAccount(
  account: Omit<CommerceAccount, "isMember">,
  agreements: readonly Agreement[],
): Account {
  return {
    accountId: account.id,
    accountName: account.name,
    email: account.email,
    kind: account.kind,
    role: account.role,
    referalToken: account.referralToken,
    agreements: [...agreements],
  };
}
