import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { listMails } from "../list-mails.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";
import { useList } from "../../../admin-parts/use-list.ts";

type Reply = ReplyOf<typeof listMails>;
export type Mail = Reply["mails"][number];

const start = { state: "" };
/** Interval for refetching the list. Short, since a waiting mail is soon sent. */
const readAgainMs = 5000;

/** Reads one page of the outbox, and sends a mail again. */
export function useMails() {
  const queryClient = useQueryClient();
  const mails = useList<Reply, typeof start>("mails", start, readAgainMs);
  const sending = useMutation({
    mutationFn: (id: string) => adminRequest(`mails/${id}/send`, {}),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["spolverk", "mails"] });
      toast.success("On its way");
    },
    onError: ({ message }) => {
      toast.error("Not sent", { description: message });
    },
  });
  return { ...mails, sendAgain: sending.mutate, isSending: sending.isPending };
}
