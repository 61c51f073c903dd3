import type { AuthorizedAmount } from "./payment-methods.ts";

/**
 * pending: the shopper still has to act. unknown: the provider has not decided yet; until it decides, the payment
 * cannot be cancelled. wrong_amount: authorized for another amount or currency than the order's.
 */
export type Authorization = "authorized" | "pending" | "unknown" | "failed" | "wrong_amount";

/** Compares the amount that a provider authorized with the amount to pay; null when the provider holds no money. */
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
