import type { AuthorizedAmount } from "./payment-methods.ts";

/**
 * pending: the shopper still has to act. unknown: the provider does not know yet, and it cannot be
 * cancelled either. wrong_amount: authorized, but for another amount or currency than the order's.
 */
export type Authorization = "authorized" | "pending" | "unknown" | "failed" | "wrong_amount";

/** Whether what a provider authorized is what is to be paid; null where it holds no money. */
export function toAuthorization(
  authorized: AuthorizedAmount | null,
  { totalMinor, currencyCode }: { totalMinor: number; currencyCode: string },
): Authorization {
  if (authorized === null) return "authorized";
  const isSame =
    authorized.amountMinor === totalMinor &&
    authorized.currencyCode.toLowerCase() === currencyCode.toLowerCase();
  return isSame ? "authorized" : "wrong_amount";
}
