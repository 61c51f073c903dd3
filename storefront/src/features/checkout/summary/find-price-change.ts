import type { Checkout, CheckoutLine } from "@spolverk/bff/contract";
import type { Currency } from "@spolverk/domain";

type Priced = Pick<
  Checkout,
  "id" | "accountId" | "country" | "currency" | "company" | "vatRate" | "reverseCharge"
> & {
  lines: readonly Pick<CheckoutLine, "id" | "unitPrice">[];
  totals: Pick<Checkout["totals"], "total">;
};

export type PriceReason =
  | { kind: "currency"; currency: Currency }
  | { kind: "country"; country: string }
  | { kind: "account" }
  | { kind: "company" | "individual" }
  | { kind: "reverseCharge" }
  | { kind: "vatRate"; vatRate: number }
  /** A sale or a contract price has begun or ended, or the list price has changed. */
  | { kind: "prices" };

export type PriceChange = {
  before: { total: number; currency: Currency };
  after: { total: number; currency: Currency };
  reasons: PriceReason[];
};

/**
 * The effect of a change of account, country, currency, company, VAT number or price on the total (minor units), and
 * its reasons. Null when the total is unchanged, or has changed for a reason that the shopper knows, such as a choice
 * of delivery.
 */
export function findPriceChange(before: Priced, after: Priced): PriceChange | null {
  const { currency } = after;
  const isSame = before.totals.total === after.totals.total && before.currency === currency;
  if (isSame || before.id !== after.id) return null;
  const reasons: PriceReason[] = [];
  if (before.currency !== currency) reasons.push({ kind: "currency", currency });
  if (before.country !== after.country) reasons.push({ kind: "country", country: after.country });
  if (before.accountId !== after.accountId) reasons.push({ kind: "account" });
  if (before.company !== after.company) reasons.push({ kind: after.company ? "company" : "individual" });
  if (before.vatRate !== after.vatRate) {
    reasons.push(
      after.reverseCharge ? { kind: "reverseCharge" } : { kind: "vatRate", vatRate: after.vatRate },
    );
  }
  // A change of the prices is a reason of its own only beside the choice between private and company: every other
  // reason reprices all lines and explains the difference by itself.
  const isRepriced = reasons.every(({ kind }) => kind === "company" || kind === "individual");
  if (isRepriced && hasOtherPrices(before, after)) reasons.push({ kind: "prices" });
  if (reasons.length === 0) return null;
  const toPrice = ({ totals: { total }, currency: paidIn }: Priced) => ({ total, currency: paidIn });
  return { before: toPrice(before), after: toPrice(after), reasons };
}

function hasOtherPrices({ lines: before }: Priced, { lines: after }: Priced): boolean {
  const prices = new Map(before.map(({ id, unitPrice }) => [id, unitPrice]));
  return after.some(({ id, unitPrice }) => (prices.get(id) ?? unitPrice) !== unitPrice);
}
