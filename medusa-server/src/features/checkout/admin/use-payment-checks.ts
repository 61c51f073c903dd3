import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedCheck } from "../list-payment-checks.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";

/** As it comes over the wire. */
export type PaymentCheck = Omit<ListedCheck, "created_at" | "closed_at" | "next_check_at"> & {
  created_at: string;
  closed_at: string | null;
  next_check_at: string | null;
};
type Reply = { count: number; payment_checks: PaymentCheck[] };

const queryKey = ["spolverk", "payment-checks"];
/** The sweeper works on the same list. */
const readAgainMs = 15_000;

/** One page of the payment checks: of all, or of those that need attention. */
export function usePaymentChecks({ open, offset, limit }: { open: boolean; offset: number; limit: number }) {
  const path = `payment-checks?open=${open}&limit=${limit}&offset=${offset}`;
  return useQuery({
    queryKey: [...queryKey, path],
    queryFn: () => adminRequest<Reply>(path),
    placeholderData: (previous) => previous,
    refetchInterval: readAgainMs,
  });
}

/** What a merchandiser does about a payment that needs attention. */
export function usePaymentCheckActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const showFailure = ({ message }: Error) => {
    toast.error("Not done", { description: message });
  };
  const retrying = useMutation({
    mutationFn: (id: string) => adminRequest<{ settled: boolean }>(`payment-checks/${id}/retry`, {}),
    onSuccess: async ({ settled }) => {
      await refresh();
      if (settled) toast.success("Settled");
      else toast.error("Failed again", { description: "The reason is in the list" });
    },
    onError: showFailure,
  });
  const closing = useMutation({
    mutationFn: (id: string) => adminRequest(`payment-checks/${id}/close`, {}),
    onSuccess: async () => {
      await refresh();
      toast.success("Marked as dealt with");
    },
    onError: showFailure,
  });
  return {
    isBusy: retrying.isPending || closing.isPending,
    retry: retrying.mutate,
    close: closing.mutate,
  };
}
