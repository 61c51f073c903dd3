import type { StripeError } from "@stripe/stripe-js";
import type { ShopTexts } from "../../../i18n/shop-texts.ts";

export type CardProblem = keyof ShopTexts["checkout"]["payment"]["cardProblem"];

/** Keyed by Stripe's error code or, for a declined card, by the bank's decline code. */
const problems: Readonly<Record<string, CardProblem>> = {
  card_declined: "declined",
  insufficient_funds: "insufficientFunds",
  expired_card: "expired",
  incorrect_cvc: "securityCode",
  invalid_cvc: "securityCode",
  incorrect_number: "number",
  invalid_number: "number",
  incomplete_number: "incomplete",
  incomplete_expiry: "incomplete",
  incomplete_cvc: "incomplete",
  invalid_expiry_month: "expired",
  invalid_expiry_year: "expired",
  invalid_expiry_year_past: "expired",
  payment_intent_authentication_failure: "authentication",
  processing_error: "processing",
};

/**
 * The key of the message when a card could not be charged; null for an unknown error. A decline code that would only
 * help a thief, such as that of a stolen card, maps to "declined".
 */
export function toCardProblem({
  code,
  decline_code,
}: Pick<StripeError, "code" | "decline_code">): CardProblem | null {
  return problems[decline_code ?? ""] ?? problems[code ?? ""] ?? null;
}
