import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readRows } from "../../database/read-rows.ts";
import type { CouponUse } from "./coupon-use.ts";
import type { PromotionRow } from "./promotion-row.ts";

const usageRow = z.object({ used: z.coerce.number() });

type Customer = Pick<CouponUse, "email" | "customerId">;

/** The values of a campaign's attribute that count as one customer. */
export type CustomerKeys = { attribute: "customer_id" | "customer_email"; values: string[] };

/**
 * Finds the values by which a promotion's campaign identifies a customer: the e-mail, or the ids of all Medusa
 * customers that have bought with that e-mail, as a guest or with an account. Null when the campaign does not count
 * uses per customer.
 */
export async function findCustomerKeys(
  container: MedusaContainer,
  { campaign }: PromotionRow,
  customer: Customer,
): Promise<CustomerKeys | null> {
  const budget = campaign?.budget;
  if (budget?.type !== "use_by_attribute") return null;
  return budget.attribute === "customer_id"
    ? { attribute: "customer_id", values: await listCustomerIds(container, customer) }
    : { attribute: "customer_email", values: [customer.email] };
}

/** Counts a customer's uses of a promotion whose campaign counts uses per customer; otherwise 0. */
export async function readCustomerUses(
  container: MedusaContainer,
  promotion: PromotionRow,
  customer: Customer,
): Promise<number> {
  const keys = await findCustomerKeys(container, promotion, customer);
  const budget = promotion.campaign?.budget;
  if (keys === null || keys.values.length === 0 || !budget) return 0;
  const rows = await readRows(container, usageRow, {
    entity: "campaign_budget_usage",
    fields: ["used"],
    filters: { budget_id: budget.id, attribute_value: keys.values },
  });
  return rows.reduce((sum, { used }) => sum + used, 0);
}

async function listCustomerIds(
  container: MedusaContainer,
  { email, customerId }: Customer,
): Promise<string[]> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [guests, purchases] = await Promise.all([
    container.resolve(Modules.CUSTOMER).listCustomers({ email, has_account: false }, { select: ["id"] }),
    checkouts.listPurchases(
      { email, order_id: { $ne: null } },
      { select: ["id", "customer_id"], take: null },
    ),
  ]);
  const ids = [...guests.map(({ id }) => id), ...purchases.flatMap(({ customer_id }) => customer_id ?? [])];
  return [...new Set(customerId === null ? ids : [...ids, customerId])];
}
