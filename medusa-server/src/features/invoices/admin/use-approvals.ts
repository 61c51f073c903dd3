import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { readApprovalForAdmin } from "../approvals/read-approval-for-admin.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";

type Reply = { approval: ReplyOf<typeof readApprovalForAdmin> };
export type Approval = NonNullable<Reply["approval"]>;

const queryKey = ["spolverk", "invoice-approvals"];
/** Time between two reads of an approval: another merchandiser may decide meanwhile. */
const readAgainMs = 15_000;

/** Reads an order's approval and decides on it; null for an order that is not paid by invoice. */
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
      // Refetches everything, because the decision may have cancelled the order.
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
