import { useQuery } from "@tanstack/react-query";
import { adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";
import type { readDocumentNumbers } from "../read-document-numbers.ts";

type Reply = ReplyOf<typeof readDocumentNumbers>;

/**
 * Reads the number of an order's invoice or receipt, null before it was issued, and its credit notes; null while
 * loading.
 */
export function useOrderDocuments(orderId: string): Reply | null {
  const path = `orders/${orderId}/documents`;
  const { data } = useQuery({
    queryKey: ["spolverk", "documents", orderId],
    queryFn: () => adminRequest<Reply>(path),
  });
  return data ?? null;
}
