import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { currencies, paymentMethods } from "@spolverk/domain";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import type { PaymentChecksPage } from "./api/payment-checks-query.ts";

const purchaseOfCheck = z.object({
  payment_method: z.enum(paymentMethods).nullable(),
  currency: z.enum(currencies).nullable(),
});

/** A payment check as the admin shows it. */
export type ListedCheck = z.infer<typeof purchaseOfCheck> & {
  id: string;
  created_at: Date;
  checkout_id: string;
  order_id: string | null;
  action: "order_made" | "captured" | "cancelled" | "refunded" | "needs_attention";
  reason: string;
  amount_minor: number | null;
  closed_at: Date | null;
  /** Of a payment that needs attention: the number of failed checks in a row, and the time of the next check. */
  failed_checks: number;
  next_check_at: Date | null;
};

/** Lists payment checks, the latest first: all, or only those that need attention. */
export async function listPaymentChecks(
  container: MedusaContainer,
  { open, offset, limit }: PaymentChecksPage,
): Promise<{ count: number; payment_checks: ListedCheck[] }> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [rows, count] = await checkouts.listAndCountPaymentChecks(
    open ? { action: "needs_attention", closed_at: null } : {},
    { order: { created_at: "DESC", id: "DESC" }, skip: offset, take: limit },
  );
  const ids = rows.flatMap(({ action, checkout_id }) => (action === "needs_attention" ? [checkout_id] : []));
  const found = await checkouts.listCheckouts(
    { id: ids },
    { select: ["id", "failed_checks", "check_after"], take: null },
  );
  const byId = new Map(found.map((checkout) => [checkout.id, checkout]));
  return {
    count,
    payment_checks: rows.map((row) => ({
      ...row,
      ...purchaseOfCheck.parse(row),
      failed_checks: byId.get(row.checkout_id)?.failed_checks ?? 0,
      next_check_at: byId.get(row.checkout_id)?.check_after ?? null,
    })),
  };
}
