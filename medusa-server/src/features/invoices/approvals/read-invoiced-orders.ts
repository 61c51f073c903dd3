import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { currencies, type InvoicedOrder, toMinor } from "@spolverk/domain";
import { INVOICE_MODULE } from "../modules/invoice/index.ts";
import { readRows } from "../../../database/read-rows.ts";

/** Decimal major units. */
const amount = z.coerce.number();
const orderRow = z.object({
  currency_code: z.string().toUpperCase().pipe(z.enum(currencies)),
  canceled_at: z.unknown(),
  payment_collections: z.array(
    z.object({ amount, captured_amount: amount.nullish(), refunded_amount: amount.nullish() }),
  ),
});

/**
 * Reads a company's invoice orders that are not cancelled, with the amount paid of each: what merchandisers recorded by
 * capturing its payment. A refused order that is about to be cancelled is left out.
 */
export async function readInvoicedOrders(
  container: MedusaContainer,
  organizationKey: string,
): Promise<InvoicedOrder[]> {
  const invoices = container.resolve(INVOICE_MODULE);
  const approvals = await invoices.listInvoiceApprovals(
    { organization_key: organizationKey, state: ["not_needed", "awaiting", "approved"] },
    { select: ["order_id"], take: null },
  );
  if (approvals.length === 0) return [];
  const orders = await readRows(container, orderRow, {
    entity: "order",
    fields: [
      "currency_code",
      "canceled_at",
      "payment_collections.amount",
      "payment_collections.captured_amount",
      "payment_collections.refunded_amount",
    ],
    filters: { id: approvals.map(({ order_id }) => order_id) },
  });
  return orders
    .filter(({ canceled_at }) => !canceled_at)
    .map(({ currency_code, payment_collections: payments }) => ({
      currency: currency_code,
      invoicedMinor: sumMinor(payments.map((payment) => payment.amount)),
      paidMinor: sumMinor(
        payments.map((payment) => (payment.captured_amount ?? 0) - (payment.refunded_amount ?? 0)),
      ),
    }));
}

const sumMinor = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + toMinor(one), 0);
