import type { Account } from "@spolverk/bff/contract";
import type { Session } from "../session/use-session.ts";

/** A session with a selected account. */
export function signInAs(changes: Partial<Account> = {}): Session & { account: Account } {
  const account: Account = {
    accountId: "account-1",
    accountName: "Kims verkstad",
    email: "kim@example.com",
    kind: "individual",
    role: "owner",
    referalToken: "gV3mT8wq0Yp1sZr6",
    agreements: [],
    ...changes,
  };
  return {
    authReady: true,
    user: { uid: "auth0|kim", email: account.email, anonymous: false },
    accounts: [account],
    account,
  };
}
