import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { adminRequest } from "../../../admin-parts/admin-request.ts";

export type Approval = {
  state: "not_needed" | "awaiting" | "approved" | "refused" | "expired";
  organization_key: string | null;
  decide_by: string | null;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
  /** Amounts are minor units. */
  orders: { currency: string; invoicedMinor: number; paidMinor: number }[];
};
type Reply = { approval: Approval | null };

export type AwaitingOrder = {
  order_id: string;
  display_id: number;
  email: string;
  company: string;
  organization_key: string | null;
  currency_code: string;
  /** Decimal major units. */
  to_pay: number;
  created_at: string;
  decide_by: string;
};

const queryKey = ["spolverk", "invoice-approvals"];
/** Another merchandiser may decide meanwhile. */
const readAgainMs = 15_000;

/** One page of the orders by invoice that await approval. */
export function useAwaitingOrders({ offset, limit }: { offset: number; limit: number }) {
  const path = `invoice-approvals?limit=${limit}&offset=${offset}`;
  return useQuery({
    queryKey: [...queryKey, path],
    queryFn: () => adminRequest<{ count: number; orders: AwaitingOrder[] }>(path),
    placeholderData: (previous) => previous,
    refetchInterval: readAgainMs,
  });
}

/** The approval of an order, and what decides it; null for an order that is not by invoice. */
export function useApproval(orderId: string) {
  const queryClient = useQueryClient();
  const path = `orders/${orderId}/approval`;
  const query = useQuery({
    queryKey: [...queryKey, path],
    queryFn: () => adminRequest<Reply>(path),
    refetchInterval: readAgainMs,
  });
  const deciding = useMutation({
    mutationFn: (body: { decision: "approve" } | { decision: "refuse"; reason: string }) =>
      adminRequest<Reply>(path, body),
    onSuccess: async () => {
      // The order itself may have been cancelled.
      await queryClient.invalidateQueries();
      toast.success("Decided", { description: "The customer is told by mail" });
    },
    onError: ({ message }) => {
      toast.error("Not decided", { description: message });
    },
  });
  return {
    approval: query.data?.approval ?? null,
    loadError: query.error,
    decide: deciding.mutate,
    isBusy: deciding.isPending,
  };
}
