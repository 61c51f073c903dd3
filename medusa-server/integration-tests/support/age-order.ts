import { adminFile, database } from "./shop.ts";

/** Tables whose rows determine an order's retention. The value is the column that holds the order's id. */
const tables = { order: "id", invoice: "order_id", credit_note: "order_id" } as const;

/** Ages a table's rows of an order beyond the retention period. */
export async function ageRows(table: keyof typeof tables, orderId: string): Promise<void> {
  await database.query(
    `update "${table}" set "created_at" = now() - interval '9 years' where "${tables[table]}" = ?`,
    [orderId],
  );
}

/**
 * Ages an order and its invoice. Issues the invoice first: otherwise the outbox would issue a new one for its mail.
 */
export async function ageOrder(id: string): Promise<void> {
  await adminFile(`orders/${id}/invoice`);
  await ageRows("order", id);
  await ageRows("invoice", id);
}
