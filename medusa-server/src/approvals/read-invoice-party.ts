import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { currencies, isInvoice, paymentMethods, toMinor, toCompanyKey } from "@spolverk/domain";
import { readBySql } from "../read-by-sql.ts";

/** Who is to pay the invoice of a cart, and how much. */
export type InvoiceParty = {
  /** Null for a cart without a number of the company. */
  organizationKey: string | null;
  currency: (typeof currencies)[number];
  toPayMinor: number;
};

const cartRow = z.object({
  method: z.enum(paymentMethods).nullable().catch(null),
  country: z.string().toUpperCase(),
  organizationNumber: z.string(),
  vatNumber: z.string(),
  currency: z.string().toUpperCase().pipe(z.enum(currencies)),
  amount: z.coerce.number(),
});

/** Reads who is to pay the invoice of a cart; null for one that is paid otherwise. */
export async function readInvoiceParty(
  container: MedusaContainer,
  cartId: string,
): Promise<InvoiceParty | null> {
  const [cart] = await readBySql(
    container,
    cartRow,
    `select c."metadata"->>'paymentMethod' as "method", coalesce(a."country_code", '') as "country",
       coalesce(a."metadata"->>'organizationNumber', '') as "organizationNumber",
       coalesce(a."metadata"->>'vatNumber', '') as "vatNumber", c."currency_code" as "currency", p."amount"
     from "cart" c
     join "cart_payment_collection" l on l."cart_id" = c."id" and l."deleted_at" is null
     join "payment_collection" p on p."id" = l."payment_collection_id" and p."deleted_at" is null
     left join "cart_address" a on a."id" = c."billing_address_id"
     where c."id" = ? and c."deleted_at" is null`,
    [cartId],
  );
  if (cart === undefined || cart.method === null || !isInvoice(cart.method)) return null;
  return {
    organizationKey: toCompanyKey(cart),
    currency: cart.currency,
    toPayMinor: toMinor(cart.amount),
  };
}

/** The name of the lock under which a company's open invoices are added up; orders at once wait for one another. */
export function toOrganizationLocks(party: InvoiceParty | null): string[] {
  return party === null || party.organizationKey === null ? [] : [`organization:${party.organizationKey}`];
}
