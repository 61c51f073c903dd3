import type { Acceptance, PricedCheckout } from "@spolverk/domain";
import { acceptanceSchema, pricedCheckoutSchema } from "@spolverk/medusa-contract";
import { useQuery } from "@tanstack/react-query";
import { adminRequest } from "../../../admin-parts/admin-request.ts";

type Reply = {
  order: { purchase?: { priced?: unknown; acceptance?: unknown; payment_reference: string } | null };
};

/** The purchase stored with an order. */
export type OrderPurchase = {
  priced: PricedCheckout;
  paymentReference: string;
  /** Null for an order from before acceptances were stored. */
  acceptance: Acceptance | null;
};

/**
 * Reads the purchase of an order. Returns null while it loads, and for an order that the shop's checkout did not make
 * or that has been anonymized.
 */
export function usePurchase(orderId: string): OrderPurchase | null {
  const path = `orders/${orderId}?fields=id,purchase.priced,purchase.acceptance,purchase.payment_reference`;
  const { data } = useQuery({
    queryKey: ["spolverk", "purchase", orderId],
    queryFn: () => adminRequest<Reply>(path),
  });
  const purchase = data?.order.purchase;
  const { data: priced } = pricedCheckoutSchema.safeParse(purchase?.priced);
  if (!purchase || !priced) return null;
  const { data: acceptance = null } = acceptanceSchema.safeParse(purchase.acceptance);
  return { priced, paymentReference: purchase.payment_reference, acceptance };
}
