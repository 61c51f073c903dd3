import type { Currency, Money } from "../money/currency.ts";
import type { OrderApproval } from "./order-approval.ts";

/** An order by invoice of a company, unless cancelled; amounts in minor units. */
export type InvoicedOrder = {
  currency: Currency;
  /** The amount of the invoice, without the part that a gift card paid. */
  invoicedMinor: number;
  /** The amount that was paid and not refunded. */
  paidMinor: number;
};

/**
 * Decides whether an order by invoice needs a merchandiser's approval (docs/decisions/0073).
 *
 * A company that has paid an earlier invoice in full is known and needs no approval. Delivery alone makes no company
 * known, since delivered but unpaid goods are the risk itself; an order by card shows nothing about paying invoices.
 * The open invoices of an unknown company, this order included, may add up to the limit at most. An amount in another
 * currency is converted by the ratio of the two currencies' limits, rounded up.
 *
 * @param input.earlier orders by invoice of the same organization, cancelled ones left out
 * @param input.toPayMinor the amount of this order's invoice
 * @param input.limits of the open invoices of an unknown company, in minor units; with 0 every order needs approval
 */
export function resolveInvoiceApproval(input: {
  earlier: readonly InvoicedOrder[];
  currency: Currency;
  toPayMinor: number;
  limits: Money;
}): Extract<OrderApproval, "not_needed" | "awaiting"> {
  const { earlier, currency, toPayMinor, limits } = input;
  if (earlier.some(({ invoicedMinor, paidMinor }) => invoicedMinor > 0 && paidMinor >= invoicedMinor)) {
    return "not_needed";
  }
  const limit = BigInt(limits[currency]);
  let open = BigInt(toPayMinor);
  for (const order of earlier) {
    const unpaid = BigInt(Math.max(0, order.invoicedMinor - order.paidMinor));
    const otherLimit = BigInt(limits[order.currency]);
    if (unpaid === 0n) continue;
    if (otherLimit === 0n) return "awaiting";
    open += (unpaid * limit + otherLimit - 1n) / otherLimit;
  }
  return open > limit ? "awaiting" : "not_needed";
}
