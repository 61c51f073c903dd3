import type { Checkout } from "@spolverk/bff/contract";
import type { Currency } from "@spolverk/domain";

type Priced = Pick<Checkout, "id" | "country" | "currency" | "company" | "vatRate" | "reverseCharge"> & {
  totals: Pick<Checkout["totals"], "total">;
};

export type PriceReason =
  | { kind: "currency"; currency: Currency }
  | { kind: "country"; country: string }
  | { kind: "company" | "individual" }
  | { kind: "reverseCharge" }
  | { kind: "vatRate"; vatRate: number };

export type PriceChange = {
  before: { total: number; currency: Currency };
  after: { total: number; currency: Currency };
  reasons: PriceReason[];
};

/**
 * What a change of country, currency, company or VAT number did to the total (minor units), and why. Null when
 * the total is the same, or another for a reason that the shopper sees anyway, such as a choice of delivery.
 */
export function findPriceChange(before: Priced, after: Priced): PriceChange | null {
  const { currency } = after;
  const isSame = before.totals.total === after.totals.total && before.currency === currency;
  if (isSame || before.id !== after.id) return null;
  const reasons: PriceReason[] = [];
  if (before.currency !== currency) reasons.push({ kind: "currency", currency });
  if (before.country !== after.country) reasons.push({ kind: "country", country: after.country });
  if (before.company !== after.company) reasons.push({ kind: after.company ? "company" : "individual" });
  if (before.vatRate !== after.vatRate) {
    reasons.push(
      after.reverseCharge ? { kind: "reverseCharge" } : { kind: "vatRate", vatRate: after.vatRate },
    );
  }
  if (reasons.length === 0) return null;
  const toPrice = ({ totals: { total }, currency: paidIn }: Priced) => ({ total, currency: paidIn });
  return { before: toPrice(before), after: toPrice(after), reasons };
}
