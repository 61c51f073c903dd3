import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { currencies, type InvoicedOrder, toMinor } from "@spolverk/domain";
import { readBySql } from "../read-by-sql.ts";

const orderRow = z.object({
  currency: z.string().toUpperCase().pipe(z.enum(currencies)),
  invoiced: z.coerce.number(),
  paid: z.coerce.number(),
});

/**
 * The orders by invoice of a company that are not cancelled, with what was paid of each: what merchandisers noted by
 * capturing its payment. An order that was refused and is about to be cancelled is left out.
 */
export async function readInvoicedOrders(
  container: MedusaContainer,
  organizationKey: string,
): Promise<InvoicedOrder[]> {
  const rows = await readBySql(
    container,
    orderRow,
    `select o."currency_code" as "currency", sum(p."amount") as "invoiced",
       sum(coalesce(p."captured_amount", 0) - coalesce(p."refunded_amount", 0)) as "paid"
     from "invoice_approval" k
     join "order" o on o."id" = k."order_id" and o."canceled_at" is null and o."deleted_at" is null
     join "order_payment_collection" l on l."order_id" = o."id" and l."deleted_at" is null
     join "payment_collection" p on p."id" = l."payment_collection_id" and p."deleted_at" is null
     where k."organization_key" = ? and k."state" not in ('refused', 'expired') and k."deleted_at" is null
     group by o."id", o."currency_code"`,
    [organizationKey],
  );
  return rows.map(({ currency, invoiced, paid }) => ({
    currency,
    invoicedMinor: toMinor(invoiced),
    paidMinor: toMinor(paid),
  }));
}
