import { toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { listFailedDeliveries } from "../../journal/list-failed-deliveries.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";
import { useList } from "../../../admin-parts/use-list.ts";
import type { ConsumerName } from "../consumer-kinds.ts";

type Failed = ReplyOf<typeof listFailedDeliveries>;
/** The journal stores a consumer only by its name. */
export type BackgroundTask = Failed["deliveries"][number] & { consumer: ConsumerName };
type Reply = Failed & { deliveries: BackgroundTask[] };

const start = {};
const queryKey = ["spolverk", "journal-deliveries"];
/** Time between two reads of the list. A retry soon ends, and the page then shows its result. */
const readAgainMs = 5000;

/**
 * Reads one page of the failed deliveries of events, refetches it every few seconds, and retries or dismisses a
 * delivery.
 */
export function useBackgroundTasks() {
  const queryClient = useQueryClient();
  const tasks = useList<Reply>("journal-deliveries", start, readAgainMs);
  const trying = useMutation({
    mutationFn: (id: string) => adminRequest(`journal-deliveries/${encodeURIComponent(id)}/try-again`, {}),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey });
      toast.success("Being tried again");
    },
    onError: ({ message }) => {
      toast.error("Not tried again", { description: message });
    },
  });
  const dismissing = useMutation({
    mutationFn: (id: string) => adminRequest(`journal-deliveries/${encodeURIComponent(id)}/dismiss`, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: ({ message }) => {
      toast.error("Not taken off the list", { description: message });
    },
  });
  return {
    ...tasks,
    tryAgain: trying.mutate,
    dismiss: dismissing.mutate,
    isBusy: trying.isPending || dismissing.isPending,
  };
}
