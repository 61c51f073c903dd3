import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ConsumerName } from "../consumer-kinds.ts";
import type { DeliveryState } from "../../journal/modules/journal/delivery-states.ts";
import type { JournalKind } from "../../journal/modules/journal/event-kinds.ts";
import { adminRequest } from "../../../admin-parts/admin-request.ts";

export type BackgroundTask = {
  id: string;
  consumer: ConsumerName;
  kind: JournalKind;
  order_id: string | null;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: string;
  last_error: string;
  created_at: string;
};
type Reply = { count: number; deliveries: BackgroundTask[] };

const queryKey = ["spolverk", "journal-deliveries"];
/** What is tried again is soon done. */
const readAgainMs = 5000;

/** One page of what could not be done about events, which is read again every few seconds, and what tries one of it again or takes it off the list. */
export function useBackgroundTasks({ offset, limit }: { offset: number; limit: number }) {
  const queryClient = useQueryClient();
  const path = `journal-deliveries?limit=${limit}&offset=${offset}`;
  const query = useQuery({
    queryKey: [...queryKey, path],
    queryFn: () => adminRequest<Reply>(path),
    placeholderData: (previous) => previous,
    refetchInterval: readAgainMs,
  });
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
    data: query.data,
    loadError: query.error,
    tryAgain: trying.mutate,
    dismiss: dismissing.mutate,
    isBusy: trying.isPending || dismissing.isPending,
  };
}
