import { adminFile, database } from "./shop.ts";

/** From whose rows bookkeeping counts its years, with the column that names the order. */
const tables = { order: "id", invoice: "order_id", credit_note: "order_id" } as const;

/** Makes what a table has of an order so old that bookkeeping needs it no more. */
export async function ageRows(table: keyof typeof tables, orderId: string): Promise<void> {
  await database.query(
    `update "${table}" set "created_at" = now() - interval '9 years' where "${tables[table]}" = ?`,
    [orderId],
  );
}

/** Ages an order and its invoice, which is issued before: the outbox would issue a new one when it mails it. */
export async function ageOrder(id: string): Promise<void> {
  await adminFile(`orders/${id}/invoice`);
  await ageRows("order", id);
  await ageRows("invoice", id);
}
