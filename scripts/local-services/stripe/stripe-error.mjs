/** An error reply of Stripe's API. */
export class StripeError extends Error {
  /** @override */
  name = "StripeError";

  /**
   * @param {number} status
   * @param {{ type: string, message: string, code?: string, decline_code?: string, payment_intent?: unknown }} error
   */
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** @param {string} message @param {string} [code] @param {unknown} [intent] */
export const invalidRequest = (message, code, intent) =>
  new StripeError(code === "resource_missing" ? 404 : 400, {
    type: "invalid_request_error",
    message,
    ...(code === undefined ? {} : { code }),
    ...(intent === undefined ? {} : { payment_intent: intent }),
  });
