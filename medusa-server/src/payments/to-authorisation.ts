import type { AuthorisedAmount } from "./payment-methods.ts";

/**
 * pending: the shopper still has to act. unknown: the provider does not know yet, and it cannot be
 * cancelled either. wrong_amount: authorised, but for another amount or currency than the cart's.
 */
export type Authorisation = "authorised" | "pending" | "unknown" | "failed" | "wrong_amount";

/** Whether what a provider authorised is what the cart costs; null where it holds no money. */
export function toAuthorisation(
  authorised: AuthorisedAmount | null,
  { totalMinor, currencyCode }: { totalMinor: number; currencyCode: string },
): Authorisation {
  if (authorised === null) return "authorised";
  const isSame =
    authorised.amountMinor === totalMinor &&
    authorised.currencyCode.toLowerCase() === currencyCode.toLowerCase();
  return isSame ? "authorised" : "wrong_amount";
}
