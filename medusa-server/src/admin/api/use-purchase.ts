import { type PricedCheckout, pricedCheckoutSchema } from "@spolverk/medusa-contract";
import { useQuery } from "@tanstack/react-query";
import { adminRequest } from "./admin-request.ts";

type Reply = { order: { purchase?: { priced?: unknown; payment_reference: string } | null } };

/** What an order remembers. */
export type OrderPurchase = { priced: PricedCheckout; paymentReference: string };

/** What an order remembers; null for one that the shop's checkout did not make, or that has forgotten its customer. */
export function usePurchase(orderId: string): OrderPurchase | null {
  const path = `orders/${orderId}?fields=id,purchase.priced,purchase.payment_reference`;
  const { data } = useQuery({
    queryKey: ["spolverk", "purchase", orderId],
    queryFn: () => adminRequest<Reply>(path),
  });
  const purchase = data?.order.purchase;
  const { data: priced } = pricedCheckoutSchema.safeParse(purchase?.priced);
  return purchase && priced ? { priced, paymentReference: purchase.payment_reference } : null;
}
