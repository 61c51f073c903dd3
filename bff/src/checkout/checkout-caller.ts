import type { Language } from "@spolverk/content";
import type { ShopperCaller } from "../auth/resolve-caller.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { ApiFailure } from "../http/api-failure.ts";

/** The caller of a checkout: a guest, or a member who acts for an account. */
export type CheckoutCaller = Pick<ShopperCaller, "user" | "account">;

/** A call for one checkout. */
export type CheckoutCall = { id: string; language: Language; caller: CheckoutCaller };

/**
 * Refuses callers that do not act for the checkout's account. A guest's checkout is open to every caller that has its
 * id.
 * @throws ApiFailure sign_in_required, account_forbidden
 */
export function requireAccess(
  { accountId }: Pick<CheckoutRecord, "accountId">,
  { user, account }: CheckoutCaller,
): void {
  if (accountId === null || accountId === account?.id) return;
  throw new ApiFailure(user === null ? "sign_in_required" : "account_forbidden");
}
