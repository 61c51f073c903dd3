import type { SwishStatus } from "@spolverk/domain";
import type { PreparedPayment } from "../../contract/checkout.ts";

/** unknown: the provider does not know yet, and it cannot be cancelled either. */
export type MemoryOutcome = "pending" | "authorised" | "declined" | "unknown";

type SwishPayment = Extract<PreparedPayment, { kind: "swish" }>;

/** What a Swish payment in each state is to placing. */
const swishOutcomes: Record<SwishStatus, MemoryOutcome> = {
  waiting: "pending",
  paid: "authorised",
  declined: "declined",
  cancelled: "declined",
  expired: "declined",
  failed: "declined",
  unknown: "unknown",
};

/**
 * Payments of the backend in memory: by card they are made by whoever has the client secret, by Swish by whoever has
 * the token.
 */
export class MemoryPayments {
  readonly #outcomes = new Map<string, MemoryOutcome>();
  readonly #swish = new Map<string, { checkoutId: string; status: SwishStatus }>();

  /** A new payment to be made; a Swish one is asked for when its order is. */
  prepare(method: "stripe" | "swish"): PreparedPayment {
    if (method === "swish") return { kind: "swish", id: null, token: null };
    const clientSecret = `pi_${this.#outcomes.size + 1}_secret_memory`;
    this.#outcomes.set(clientSecret, "pending");
    return { kind: "stripe", publishableKey: "pk_memory", clientSecret };
  }

  /** The payment as it is once its order was asked for. */
  ask(checkoutId: string, payment: PreparedPayment): PreparedPayment {
    if (payment.kind !== "swish") return payment;
    if (payment.id !== null) return { ...payment, token: this.#isOpen(payment) ? payment.token : null };
    const id = (this.#swish.size + 1).toString(16).toUpperCase().padStart(32, "0");
    this.#swish.set(id, { checkoutId, status: "waiting" });
    return { kind: "swish", id, token: id.toLowerCase() };
  }

  /** What the shopper's bank says. */
  settle(clientSecret: string, outcome: MemoryOutcome): void {
    this.#outcomes.set(clientSecret, outcome);
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
    if (payment.kind === "manual") return "authorised";
    if (payment.kind === "stripe") return this.#outcomes.get(payment.clientSecret) ?? "declined";
    const status = payment.id === null ? undefined : this.#swish.get(payment.id)?.status;
    return status === undefined ? "pending" : swishOutcomes[status];
  }

  #isOpen({ id }: SwishPayment): boolean {
    return id !== null && this.#swish.get(id)?.status === "waiting";
  }
}
