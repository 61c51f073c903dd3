import type { CommerceAccount } from "../commerce/port.ts";
import type { Account } from "../contract/account.ts";

/** An account in the API's words [3.2]. */
export const toAccount = ({ id, name, referralToken, ...account }: CommerceAccount): Account => ({
  accountId: id,
  accountName: name,
  email: account.email,
  kind: account.kind,
  role: account.role,
  referalToken: referralToken,
});
