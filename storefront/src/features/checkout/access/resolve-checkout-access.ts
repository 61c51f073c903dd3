import type { Session } from "../../../session/use-session.ts";

export type CheckoutAccess = "open" | "waiting" | "signIn" | "otherAccount";

/**
 * Whether this page may show a checkout: a guest's always, an account's to users who act for the account. The session
 * is unknown at first, and so is the account while the user selects one of several.
 *
 * @param accountId of the checkout; null for a guest's
 */
export function resolveCheckoutAccess(
  accountId: string | null,
  { authReady, user, account }: Pick<Session, "authReady" | "user" | "account">,
): CheckoutAccess {
  if (accountId === null) return "open";
  if (!authReady) return "waiting";
  if (user === null || user.anonymous) return "signIn";
  if (account === null) return "waiting";
  return account.accountId === accountId ? "open" : "otherAccount";
}
