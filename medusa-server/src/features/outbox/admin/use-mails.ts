import type { MailKind } from "../modules/mail/mail-kinds.ts";
import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BoundedCount } from "../../../database/count-up-to.ts";
import type { MailState } from "../modules/mail/mail-states.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";

export type Mail = {
  id: string;
  kind: MailKind;
  source_id: string;
  subject_id: string;
  email: string;
  language: string;
  state: MailState;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  sent_at: string | null;
  created_at: string;
};
type Reply = BoundedCount & { is_sending: boolean; mails: Mail[] };

const queryKey = ["spolverk", "mails"];
/** A mail that is on its way is soon sent. */
const readAgainMs = 5000;

/** One page of the outbox, which is read again every few seconds, and what sends a mail of it again. */
export function useMails({
  state,
  offset,
  limit,
}: {
  state: MailState | null;
  offset: number;
  limit: number;
}) {
  const queryClient = useQueryClient();
  const path = `mails?limit=${limit}&offset=${offset}${state === null ? "" : `&state=${state}`}`;
  const query = useQuery({
    queryKey: [...queryKey, path],
    queryFn: () => adminRequest<Reply>(path),
    placeholderData: (previous) => previous,
    refetchInterval: readAgainMs,
  });
  const sending = useMutation({
    mutationFn: (id: string) => adminRequest(`mails/${id}/send`, {}),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey });
      toast.success("On its way");
    },
    onError: ({ message }) => {
      toast.error("Not sent", { description: message });
    },
  });
  return {
    data: query.data,
    loadError: query.error,
    sendAgain: sending.mutate,
    isSending: sending.isPending,
  };
}
