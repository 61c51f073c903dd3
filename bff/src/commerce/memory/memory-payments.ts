import {
  isPayLater,
  type PreparedPayment,
  type PricedCheckout,
  selectPayLaterMethods,
  type SwishStatus,
} from "@spolverk/domain";

/** unknown: the provider does not know yet and cannot cancel either. */
export type MemoryOutcome = "pending" | "authorized" | "declined" | "unknown";

type Card = Extract<PreparedPayment, { kind: "stripe" }>;
type PayLater = Extract<PreparedPayment, { kind: "pay_later" }>;
type SwishPayment = Extract<PreparedPayment, { kind: "swish" }>;

/** The outcome of placing for each status of a Swish payment. */
const swishOutcomes: Record<SwishStatus, MemoryOutcome> = {
  waiting: "pending",
  paid: "authorized",
  declined: "declined",
  cancelled: "declined",
  expired: "declined",
  failed: "declined",
  unknown: "unknown",
};

/** Payments in memory. Tests settle them by the browser's client secret, Swish payments by their id. */
export class MemoryPayments {
  readonly #outcomes = new Map<string, MemoryOutcome>();
  readonly #swish = new Map<string, { checkoutId: string; status: SwishStatus }>();
  /** The pay-later provider's outcome for the token of its widget. */
  readonly #tokens = new Map<string, { clientToken: string; outcome: MemoryOutcome }>();

  /** Prepares a new payment; a Swish payment is created on placing, and invoices are settled elsewhere. */
  prepare(priced: PricedCheckout): PreparedPayment {
    const { paymentMethod } = priced;
    if (paymentMethod === "stripe") return this.#prepareCard();
    if (paymentMethod === "swish") return { kind: "swish", id: null, token: null };
    return isPayLater(paymentMethod) ? this.#preparePayLater(priced, paymentMethod) : { kind: "manual" };
  }

  /** Creates a Swish payment when its order is requested. A payment that is no longer open loses its token. */
  ask(checkoutId: string, payment: PreparedPayment): PreparedPayment {
    if (payment.kind !== "swish") return payment;
    if (payment.id !== null) return { ...payment, token: this.#isOpen(payment) ? payment.token : null };
    const id = (this.#swish.size + 1).toString(16).toUpperCase().padStart(32, "0");
    this.#swish.set(id, { checkoutId, status: "waiting" });
    return { kind: "swish", id, token: id.toLowerCase() };
  }

  /** Sets the outcome of a card by its client secret, or of pay later by its client token. */
  settle(secret: string, outcome: MemoryOutcome): void {
    this.#outcomes.set(secret, outcome);
  }

  /** Returns the widget's token, which leads to `outcome` on placing. */
  authorize(clientToken: string, outcome: MemoryOutcome = "authorized"): string {
    const token = `token_${this.#tokens.size + 1}`;
    this.#tokens.set(token, { clientToken, outcome });
    return token;
  }

  /** Applies the token passed on placing. With a token of another payment, the payment is declined. */
  useToken(payment: PreparedPayment, token: string): void {
    if (payment.kind !== "pay_later") return;
    const known = this.#tokens.get(token);
    this.settle(payment.clientToken, known?.clientToken === payment.clientToken ? known.outcome : "declined");
  }

  /** Sets the status of a Swish payment. */
  settleSwish(id: string, status: SwishStatus): void {
    const payment = this.#swish.get(id);
    if (payment) this.#swish.set(id, { ...payment, status });
  }

  /** Cancels a Swish payment that is still open: it can no longer be paid. Other payments stay as they are. */
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
