import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { INVOICE_MODULE } from "../modules/invoice/index.ts";
import { readRows } from "../../../database/read-rows.ts";

const orderRow = z.object({
  id: z.string(),
  display_id: z.coerce.number(),
  email: z.string().nullish(),
  currency_code: z.string(),
  created_at: z.coerce.date(),
  canceled_at: z.unknown(),
  billing_address: z.object({ company: z.string().nullish() }).nullish(),
  payment_collections: z.array(z.object({ amount: z.coerce.number() })).nullish(),
});

export type AwaitingOrder = {
  order_id: string;
  display_id: number;
  email: string;
  company: string;
  organization_key: string | null;
  currency_code: string;
  /** Decimal major units. */
  to_pay: number;
  created_at: Date;
  decide_by: Date | null;
};

/** Reads one page of the orders that await approval, most urgent first, with their count. */
export async function listAwaiting(
  container: MedusaContainer,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ count: number; orders: AwaitingOrder[] }> {
  const invoices = container.resolve(INVOICE_MODULE);
  const approvals = await invoices.listInvoiceApprovals(
    { state: "awaiting" },
    {
      select: ["order_id", "organization_key", "decide_by"],
      order: { decide_by: "ASC", id: "ASC" },
      take: null,
    },
  );
  if (approvals.length === 0) return { count: 0, orders: [] };
  const rows = await readRows(container, orderRow, {
    entity: "order",
    fields: [
      "id",
      "display_id",
      "email",
      "currency_code",
      "created_at",
      "canceled_at",
      "billing_address.company",
      "payment_collections.amount",
    ],
    filters: { id: approvals.map(({ order_id }) => order_id) },
  });
  const byId = new Map(rows.filter(({ canceled_at }) => !canceled_at).map((row) => [row.id, row]));
  const awaiting = approvals.flatMap(({ order_id, organization_key, decide_by }): AwaitingOrder[] => {
    const order = byId.get(order_id);
    if (order === undefined) return [];
    const { display_id, email, currency_code, created_at, billing_address, payment_collections } = order;
    const to_pay = (payment_collections ?? []).reduce((sum, { amount }) => sum + amount, 0);
    const company = billing_address?.company ?? "";
    const buyer = { email: email ?? "", company, organization_key };
    return [{ order_id, display_id, ...buyer, currency_code, to_pay, created_at, decide_by }];
  });
  return { count: awaiting.length, orders: awaiting.slice(offset, offset + limit) };
}
