import {
  isPayLater,
  type PreparedPayment,
  type PricedCheckout,
  selectPayLaterMethods,
  type SwishStatus,
} from "@spolverk/domain";

/** unknown: the provider does not know yet, and it cannot be cancelled either. */
export type MemoryOutcome = "pending" | "authorized" | "declined" | "unknown";

type Card = Extract<PreparedPayment, { kind: "stripe" }>;
type PayLater = Extract<PreparedPayment, { kind: "pay_later" }>;
type SwishPayment = Extract<PreparedPayment, { kind: "swish" }>;

/** What a Swish payment in each state is to placing. */
const swishOutcomes: Record<SwishStatus, MemoryOutcome> = {
  waiting: "pending",
  paid: "authorized",
  declined: "declined",
  cancelled: "declined",
  expired: "declined",
  failed: "declined",
  unknown: "unknown",
};

/**
 * Payments of the backend in memory. A test settles them by the client secret that the browser gets, Swish payments
 * by their id.
 */
export class MemoryPayments {
  readonly #outcomes = new Map<string, MemoryOutcome>();
  readonly #swish = new Map<string, { checkoutId: string; status: SwishStatus }>();
  /** What the pay-later provider says once placing brings the token of its widget. */
  readonly #tokens = new Map<string, { clientToken: string; outcome: MemoryOutcome }>();

  /** A new payment to be made, one by Swish once its order is asked for; what is invoiced is settled outside. */
  prepare(priced: PricedCheckout): PreparedPayment {
    const { paymentMethod } = priced;
    if (paymentMethod === "stripe") return this.#prepareCard();
    if (paymentMethod === "swish") return { kind: "swish", id: null, token: null };
    return isPayLater(paymentMethod) ? this.#preparePayLater(priced, paymentMethod) : { kind: "manual" };
  }

  /** The payment as it is once its order was asked for. */
  ask(checkoutId: string, payment: PreparedPayment): PreparedPayment {
    if (payment.kind !== "swish") return payment;
    if (payment.id !== null) return { ...payment, token: this.#isOpen(payment) ? payment.token : null };
    const id = (this.#swish.size + 1).toString(16).toUpperCase().padStart(32, "0");
    this.#swish.set(id, { checkoutId, status: "waiting" });
    return { kind: "swish", id, token: id.toLowerCase() };
  }

  /** What the shopper's bank says of a card, by its client secret, or the pay-later provider by its client token. */
  settle(secret: string, outcome: MemoryOutcome): void {
    this.#outcomes.set(secret, outcome);
  }

  /** What the widget gives: a token that leads to `outcome` when the payment is placed with it. */
  authorize(clientToken: string, outcome: MemoryOutcome = "authorized"): string {
    const token = `token_${this.#tokens.size + 1}`;
    this.#tokens.set(token, { clientToken, outcome });
    return token;
  }

  /** Takes the token that placing was called with; one that belongs to another payment is declined. */
  useToken(payment: PreparedPayment, token: string): void {
    if (payment.kind !== "pay_later") return;
    const known = this.#tokens.get(token);
    this.settle(payment.clientToken, known?.clientToken === payment.clientToken ? known.outcome : "declined");
  }

  /** What the phone, or the banks, made of a Swish payment. */
  settleSwish(id: string, status: SwishStatus): void {
    const payment = this.#swish.get(id);
    if (payment) this.#swish.set(id, { ...payment, status });
  }

  /** What was given up can not be paid any more. */
  cancel(payment: PreparedPayment): void {
    if (payment.kind === "swish" && payment.id !== null && this.#isOpen(payment)) {
      this.settleSwish(payment.id, "cancelled");
    }
  }

  /** null: the checkout has no such payment. */
  swishStatusOf(checkoutId: string, id: string): SwishStatus | null {
    const payment = this.#swish.get(id);
    return payment?.checkoutId === checkoutId ? payment.status : null;
  }

  outcomeOf(payment: PreparedPayment): MemoryOutcome {
    if (payment.kind === "manual" || payment.kind === "test") return "authorized";
    if (payment.kind === "swish") {
      const status = payment.id === null ? undefined : this.#swish.get(payment.id)?.status;
      return status === undefined ? "pending" : swishOutcomes[status];
    }
    const secret = payment.kind === "stripe" ? payment.clientSecret : payment.clientToken;
    return this.#outcomes.get(secret) ?? "declined";
  }

  #isOpen({ id }: SwishPayment): boolean {
    return id !== null && this.#swish.get(id)?.status === "waiting";
  }

  #prepareCard(): Card {
    const clientSecret = `pi_${this.#outcomes.size + 1}_secret_memory`;
    this.settle(clientSecret, "pending");
    return { kind: "stripe", publishableKey: "pk_memory", clientSecret };
  }

  #preparePayLater({ billing, company, currency }: PricedCheckout, category: PayLater["category"]): PayLater {
    const clientToken = `kp_${this.#outcomes.size + 1}_memory`;
    this.settle(clientToken, "pending");
    return {
      kind: "pay_later",
      clientToken,
      category,
      categories: selectPayLaterMethods({ isCompany: company, country: billing.country, currency }),
      order: { purchase_country: billing.country, purchase_currency: currency },
      inReview: false,
    };
  }
}
