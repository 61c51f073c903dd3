/** @typedef {"accepted" | "declined" | "no_funds" | "challenge"} CardBehaviour */

/**
 * The behavior of a card by the number or name that Stripe documents for tests.
 *
 * @type {ReadonlyMap<string, CardBehaviour>}
 */
const behaviors = new Map(
  /** @type {[string, CardBehaviour][]} */ ([
    ["4242424242424242", "accepted"],
    ["5555555555554444", "accepted"],
    ["4000000000000002", "declined"],
    ["4000000000009995", "no_funds"],
    ["4000002760003184", "challenge"],
    ["pm_card_visa", "accepted"],
    ["pm_card_mastercard", "accepted"],
    ["pm_card_chargeDeclined", "declined"],
    ["pm_card_threeDSecure2Required", "challenge"],
  ]),
);

/**
 * Returns the behavior of a card; null for a card that is no test card of Stripe.
 *
 * @param {string} numberOrId
 */
export const readCard = (numberOrId) => behaviors.get(numberOrId.replaceAll(/\s/g, "")) ?? null;

/** @type {Readonly<Record<"declined" | "no_funds" | "challenge_failed" | "incorrect_number", { code: string, decline_code?: string, message: string }>>} */
export const cardErrors = {
  declined: {
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
  no_funds: {
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  challenge_failed: {
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  },
  incorrect_number: { code: "incorrect_number", message: "Your card number is incorrect." },
};
