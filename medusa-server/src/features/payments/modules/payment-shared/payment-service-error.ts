/**
 * A payment service did not answer as it should, so that the outcome of the call is not known: the same call may be
 * made again, for each has its idempotency key.
 */
export class PaymentServiceError extends Error {
  readonly code: "unreachable" | "unexpected_answer";

  constructor(code: PaymentServiceError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PaymentServiceError";
    this.code = code;
  }
}
