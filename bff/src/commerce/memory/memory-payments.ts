import type { PreparedPayment } from "../../contract/checkout.ts";

/** unknown: the provider does not know yet, and it cannot be cancelled either. */
export type MemoryOutcome = "pending" | "authorised" | "declined" | "unknown";

/** Card payments of the backend in memory: they are made by whoever has the client secret. */
export class MemoryPayments {
  readonly #outcomes = new Map<string, MemoryOutcome>();

  /** A new payment to be made. */
  prepare(): Extract<PreparedPayment, { kind: "stripe" }> {
    const clientSecret = `pi_${this.#outcomes.size + 1}_secret_memory`;
    this.#outcomes.set(clientSecret, "pending");
    return { kind: "stripe", publishableKey: "pk_memory", clientSecret };
  }

  /** What the shopper's bank says. */
  settle(clientSecret: string, outcome: MemoryOutcome): void {
    this.#outcomes.set(clientSecret, outcome);
  }

  outcomeOf(payment: PreparedPayment): MemoryOutcome {
    return payment.kind === "manual"
      ? "authorised"
      : (this.#outcomes.get(payment.clientSecret) ?? "declined");
  }
}
