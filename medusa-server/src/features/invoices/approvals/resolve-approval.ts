import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { approvalHours, currencies, resolveInvoiceApproval, toMinor } from "@spolverk/domain";
import { SHOP_MODULE } from "../../catalogue/modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../../catalogue/modules/shop/service.ts";
import type { InvoiceParty } from "./invoice-party.ts";
import { readInvoicedOrders } from "./read-invoiced-orders.ts";

/** The approval to store with an invoice order. */
export type NewApproval = {
  organization_key: string | null;
  state: "not_needed" | "awaiting";
  decide_by: Date | null;
};

const limitsSchema = z.record(z.string(), z.number()).transform((limits, context) => {
  const entries = currencies.map((currency) => [currency, limits[currency.toLowerCase()]] as const);
  const missing = entries.filter(([, limit]) => limit === undefined);
  if (missing.length > 0) context.addIssue({ code: "custom", message: "lacks a currency of the shop" });
  return Object.fromEntries(entries.map(([currency, limit]) => [currency, toMinor(limit ?? 0)])) as Record<
    (typeof currencies)[number],
    number
  >;
});

/** Decides whether an invoice order needs approval. Call it under the company's lock. */
export async function resolveApproval(
  container: MedusaContainer,
  { organizationKey, currency, toPayMinor }: InvoiceParty,
): Promise<NewApproval> {
  const shop = container.resolve(SHOP_MODULE);
  const { invoice_credit_limit } = await shop.retrieveShopSetting(SHOP_SETTING_ID);
  const earlier = organizationKey === null ? [] : await readInvoicedOrders(container, organizationKey);
  const limits = limitsSchema.parse(invoice_credit_limit);
  const state = resolveInvoiceApproval({ earlier, currency, toPayMinor, limits });
  const decideBy = new Date(Date.now() + approvalHours * 60 * 60_000);
  return { organization_key: organizationKey, state, decide_by: state === "awaiting" ? decideBy : null };
}
