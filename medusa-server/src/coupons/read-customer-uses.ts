import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../read-rows.ts";
import type { PromotionRow } from "./promotion-row.ts";

const usageRow = z.object({ used: z.coerce.number() });

/** How often a guest has used a promotion whose campaign counts the uses of each customer; otherwise 0. */
export async function readCustomerUses(
  container: MedusaContainer,
  { campaign }: PromotionRow,
  { email }: { email: string },
): Promise<number> {
  const budget = campaign?.budget;
  if (budget?.type !== "use_by_attribute") return 0;
  const value = budget.attribute === "customer_id" ? await findGuestId(container, email) : email;
  if (value === undefined) return 0;
  const rows = await readRows(container, usageRow, {
    entity: "campaign_budget_usage",
    fields: ["used"],
    filters: { budget_id: budget.id, attribute_value: value },
  });
  return rows.reduce((sum, { used }) => sum + used, 0);
}

async function findGuestId(container: MedusaContainer, email: string): Promise<string | undefined> {
  const [guest] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: false }, { select: ["id"] });
  return guest?.id;
}
