import { isPayLater, selectPayLaterMethods } from "@spolverk/domain";
import type { PreparedPayment } from "../../contract/checkout.ts";
import type { OrderDraft } from "../order-draft.ts";

/** unknown: the provider does not know yet, and it cannot be cancelled either. */
export type MemoryOutcome = "pending" | "authorised" | "declined" | "unknown";

type Card = Extract<PreparedPayment, { kind: "stripe" }>;
type PayLater = Extract<PreparedPayment, { kind: "pay_later" }>;

/** Payments of the backend in memory: they are made by whoever has the secret that the browser is given. */
export class MemoryPayments {
  readonly #outcomes = new Map<string, MemoryOutcome>();
  /** What the pay-later provider says once placing brings the token of its widget. */
  readonly #tokens = new Map<string, { clientToken: string; outcome: MemoryOutcome }>();

  /** A new payment to be made; what is not paid by the browser is settled outside. */
  prepare(draft: OrderDraft): PreparedPayment {
    if (draft.paymentMethod === "stripe") return this.#prepareCard();
    return isPayLater(draft.paymentMethod)
      ? this.#preparePayLater(draft, draft.paymentMethod)
      : { kind: "manual" };
  }

  /** What the shopper's bank says of a card, by its client secret, or the pay-later provider by its client token. */
  settle(secret: string, outcome: MemoryOutcome): void {
    this.#outcomes.set(secret, outcome);
  }

  /** What the widget gives: a token that leads to `outcome` when the payment is placed with it. */
  authorise(clientToken: string, outcome: MemoryOutcome = "authorised"): string {
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

  outcomeOf(payment: PreparedPayment): MemoryOutcome {
    if (payment.kind === "manual") return "authorised";
    const secret = payment.kind === "stripe" ? payment.clientSecret : payment.clientToken;
    return this.#outcomes.get(secret) ?? "declined";
  }

  #prepareCard(): Card {
    const clientSecret = `pi_${this.#outcomes.size + 1}_secret_memory`;
    this.settle(clientSecret, "pending");
    return { kind: "stripe", publishableKey: "pk_memory", clientSecret };
  }

  #preparePayLater({ billing, company, currency }: OrderDraft, category: PayLater["category"]): PayLater {
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
