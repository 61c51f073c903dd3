import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { toMinor, toShopDay } from "@spolverk/domain";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { listConfirmedRefunds } from "../payments/list-confirmed-refunds.ts";
import { INVOICE_MODULE } from "./modules/invoice/index.ts";
import { readRows } from "../../database/read-rows.ts";
import { findUncreditedRefunds } from "./sql/find-uncredited-refunds.ts";
import { sumInvoice } from "./invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";

const orderRow = z.object({ canceled_at: z.coerce.date().nullish() });

/**
 * Issues an order's missing credit notes: one for each refund, and one for what remains on a cancelled order's
 * document, such as an unpaid invoice or the part paid by a gift card. Idempotent: any event of the order may call it,
 * in any order and repeatedly. When money was refunded for an order without a document, its invoice or receipt is
 * issued first, because a credit note names the document that it credits (ML 17:22). An order that was cancelled unpaid
 * needs neither document.
 */
export async function creditOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  // Skips an order that the shop's checkout did not make, and an old order whose customer has been anonymized.
  if ((await checkouts.findPurchaseOfOrder(orderId)) === null) return;
  const uncredited = await findUncreditedRefunds(container, orderId);
  const refunds = await listConfirmedRefunds(container, uncredited);
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["canceled_at"],
    filters: { id: orderId },
  });
  const invoices = container.resolve(INVOICE_MODULE);
  const [issued] = await invoices.listInvoices({ order_id: orderId }, { select: ["id"] });
  const isDone = !order?.canceled_at || issued === undefined;
  if (refunds.length === 0 && isDone) return;

  const wholeMinor = sumInvoice(await issueInvoice(container, orderId));
  const credit = (source_id: string, amount_minor: number) =>
    invoices.creditOnce(
      { order_id: orderId, source_id, amount_minor, issued_on: toShopDay(new Date().toISOString()) },
      wholeMinor,
    );
  for (const { id, amount } of refunds) await credit(id, toMinor(amount));
  if (!order?.canceled_at) return;
  if (refunds.length < uncredited.length) {
    throw new Error("What is left is credited once the provider has confirmed the refunds");
  }
  await credit(orderId, wholeMinor);
}
