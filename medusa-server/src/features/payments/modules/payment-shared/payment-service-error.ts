/**
 * A payment service did not answer as expected, so that the outcome of the call is unknown. The caller may repeat the
 * call, because every call that creates something or moves money is idempotent.
 */
export class PaymentServiceError extends Error {
  readonly code: "unreachable" | "unexpected_answer";

  constructor(code: PaymentServiceError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PaymentServiceError";
    this.code = code;
  }
}
