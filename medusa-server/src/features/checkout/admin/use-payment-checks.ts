import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { listPaymentChecks } from "../list-payment-checks.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";

export type PaymentChecks = ReplyOf<typeof listPaymentChecks>;
export type PaymentCheck = PaymentChecks["payment_checks"][number];

const queryKey = ["spolverk", "payment-checks"];

/** The actions of a merchandiser on a payment that needs attention. */
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
