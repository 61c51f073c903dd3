import { toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import type { MeantOrder } from "../../withdrawals/withdrawal-for-admin.ts";
import { AdminRequestError, adminRequest } from "./admin-request.ts";

/** Finds the order that a number names, beside a statement of withdrawal that may mean it. */
export function useMeantOrder(withdrawalId: string) {
  const finding = useMutation({
    mutationFn: (orderNumber: string) =>
      adminRequest<MeantOrder>(
        `withdrawals/${withdrawalId}/order?${new URLSearchParams({ orderNumber }).toString()}`,
      ),
    onError: ({ message }) => {
      toast.error("Not found", { description: message });
    },
  });
  return {
    /** Null when it is not found. */
    find: (orderNumber: string): Promise<MeantOrder | null> =>
      finding.mutateAsync(orderNumber).catch(() => null),
    isFinding: finding.isPending,
    error: finding.error instanceof AdminRequestError ? finding.error.fields["orderNumber"] : undefined,
    forgetError: finding.reset,
  };
}
