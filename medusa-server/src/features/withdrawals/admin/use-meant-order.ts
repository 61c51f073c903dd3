import { toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import type { MeantOrder } from "../withdrawal-for-admin.ts";
import { AdminRequestError, adminRequest } from "../../../admin-parts/admin-request.ts";

/** Finds the order with a number for a statement of withdrawal that may refer to it. */
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
    /** Null when it is not found. */
    find: (orderNumber: string): Promise<MeantOrder | null> =>
      finding.mutateAsync(orderNumber).catch(() => null),
    isFinding: finding.isPending,
    error: readProblem(finding.error),
    forgetError: finding.reset,
  };
}

/** Reads the problem of the number itself. */
function readProblem(error: Error | null): string | undefined {
  return error instanceof AdminRequestError ? error.fields["orderNumber"] : undefined;
}
