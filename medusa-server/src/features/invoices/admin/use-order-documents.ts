import { useQuery } from "@tanstack/react-query";
import { adminRequest } from "../../../admin-parts/admin-request.ts";

type Reply = {
  invoice: { number: string } | null;
  /** In the order of their numbers; the amount is with VAT, in minor units. */
  credit_notes: { number: string; issuedOn: string; amountMinor: number }[];
};

/** The number of an order's invoice or receipt, null before it was issued, and its credit notes; null while they load. */
export function useOrderDocuments(orderId: string): Reply | null {
  const path = `orders/${orderId}/documents`;
  const { data } = useQuery({
    queryKey: ["spolverk", "documents", orderId],
    queryFn: () => adminRequest<Reply>(path),
  });
  return data ?? null;
}
