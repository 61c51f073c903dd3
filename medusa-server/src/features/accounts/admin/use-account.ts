import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AdminRequestError, adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";
import type { readAccountForAdmin } from "../read-account-for-admin.ts";

export type AccountReply = ReplyOf<typeof readAccountForAdmin>;
export type AgreementChange = AccountReply["changes"][number];

/**
 * Reads an account, and changes its data, members and contract prices. Every change replies with the updated account.
 */
export function useAccount(id: string) {
  const queryClient = useQueryClient();
  const queryKey = ["spolverk", "account", id];
  const query = useQuery({ queryKey, queryFn: () => adminRequest<AccountReply>(`accounts/${id}`) });
  const changing = useMutation({
    mutationFn: ({ to, body }: AccountChange) => adminRequest<AccountReply>(`accounts/${id}${to}`, body),
    onSuccess: (reply) => {
      queryClient.setQueryData(queryKey, reply);
      toast.success("Saved");
    },
    onError: ({ message }) => {
      toast.error("Not saved", { description: message });
    },
  });
  const { variables, error } = changing;
  return {
    data: query.data,
    loadError: query.error,
    /** @param onSaved called after a successful save */
    change: (change: AccountChange, onSaved?: () => void) =>
      changing.mutate(change, onSaved === undefined ? {} : { onSuccess: onSaved }),
    forgetErrors: changing.reset,
    isSaving: changing.isPending,
    /** Field errors of the last change when it went to the path `to`; otherwise none. */
    errorsOf: (to: string): Readonly<Record<string, string>> =>
      variables?.to === to && error instanceof AdminRequestError ? error.fields : {},
  };
}

/** @param to path below the account's; empty for its data */
type AccountChange = { to: string; body: object };
