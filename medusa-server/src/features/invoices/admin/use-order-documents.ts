import { useQuery } from "@tanstack/react-query";
import { adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";
import type { readDocumentNumbers } from "../read-document-numbers.ts";

type Reply = ReplyOf<typeof readDocumentNumbers>;

/**
 * Reads an order's credit notes and the number of its invoice or receipt, which is null before it was issued. Returns
 * null while loading.
 */
export function useOrderDocuments(orderId: string): Reply | null {
  const path = `orders/${orderId}/documents`;
  const { data } = useQuery({
    queryKey: ["spolverk", "documents", orderId],
    queryFn: () => adminRequest<Reply>(path),
  });
  return data ?? null;
}
