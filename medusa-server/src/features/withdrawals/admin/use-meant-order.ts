import { toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import type { MeantOrder } from "../withdrawal-for-admin.ts";
import { AdminRequestError, adminRequest } from "../../../admin-parts/admin-request.ts";

/** Finds an order by its number, for a statement of withdrawal that may refer to the order. */
export function useMeantOrder(withdrawalId: string) {
  const finding = useMutation({
    mutationFn: (orderNumber: string) =>
      adminRequest<MeantOrder>(
        `withdrawals/${withdrawalId}/order?${new URLSearchParams({ orderNumber }).toString()}`,
      ),
    onError: (error) => {
      toast.error("Not found", { description: readProblem(error) ?? error.message });
    },
  });
  return {
    /** Returns null when there is no order with the number. */
    find: (orderNumber: string): Promise<MeantOrder | null> =>
      finding.mutateAsync(orderNumber).catch(() => null),
    isFinding: finding.isPending,
    error: readProblem(finding.error),
    forgetError: finding.reset,
  };
}

/** Reads the problem of the field `orderNumber` from the server's refusal. */
function readProblem(error: Error | null): string | undefined {
  return error instanceof AdminRequestError ? error.fields["orderNumber"] : undefined;
}
