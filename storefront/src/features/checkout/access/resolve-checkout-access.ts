import type { Session } from "../../../session/use-session.ts";

export type CheckoutAccess = "open" | "waiting" | "signIn" | "otherAccount";

/**
 * Whether this page may show a checkout. It always shows a guest's checkout, and an account's checkout only to a user
 * who acts for the account. For an account's checkout, the answer is "waiting" until the session is known and the user
 * has selected an account.
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
