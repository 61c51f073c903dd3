import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { AdminRequestError, adminRequest } from "./admin-request.ts";

/** Interval for refetching an entry: another merchandiser may change it. */
const readAgainMs = 15_000;

const toRecordKey = (list: string, id: string) => ["spolverk", list, "record", id];

const toRecordQuery = <Reply>(list: string, id: string) => ({
  queryKey: toRecordKey(list, id),
  queryFn: () => adminRequest<Reply>(`${list}/${id}`),
  staleTime: 0,
});

/**
 * Reads one entry of a list from the admin API. Refetches it every few seconds, and when its page is opened or gets
 * the focus.
 */
export function useRecord<Reply>(list: string, id: string) {
  return useQuery({
    ...toRecordQuery<Reply>(list, id),
    refetchInterval: readAgainMs,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

/**
 * Returns a function that reads the current state of an entry, before the merchandiser is asked to confirm a change.
 *
 * The function returns null when reading fails, which a toast reports, and while an earlier call is still reading.
 */
export function useFreshRecord<Reply>(list: string, id: string): () => Promise<Reply | null> {
  const queryClient = useQueryClient();
  const isBusy = useRef(false);
  const reading = useMutation({
    mutationFn: () => queryClient.fetchQuery(toRecordQuery<Reply>(list, id)),
    onError: ({ message }) => {
      toast.error("Not read", { description: message });
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });
  return async () => {
    if (isBusy.current) return null;
    isBusy.current = true;
    return reading.mutateAsync().catch(() => null);
  };
}

type Words = { done: string; failed: string };

/** A call of the admin API that changes an entry of a list. A toast reports success or failure. */
export type RecordChange<Body extends object> = {
  /**
   * Sends the change. Ignores further calls until the reply has arrived.
   *
   * @param onDone called after the server has carried out the change
   */
  send: (body: Body, onDone?: () => void) => void;
  isSending: boolean;
  /** Messages of the last refusal, by field. */
  errors: Readonly<Record<string, string>>;
  forgetErrors: () => void;
};

/**
 * Changes one entry of a list. The reply is the changed entry.
 *
 * @param to path below the entry's own path; empty for the entry itself
 */
export function useRecordChange<Body extends object>(
  { list, id, to }: { list: string; id: string; to: string },
  { done, failed }: Words = { done: "Saved", failed: "Not saved" },
): RecordChange<Body> {
  const queryClient = useQueryClient();
  const isBusy = useRef(false);
  const changing = useMutation({
    mutationFn: (body: Body) => adminRequest<object>(`${list}/${id}${to}`, body),
    onSuccess: (reply) => {
      queryClient.setQueryData(toRecordKey(list, id), reply);
      toast.success(done);
    },
    onError: ({ message }) => {
      toast.error(failed, { description: message });
    },
    onSettled: () => {
      isBusy.current = false;
      // Refetch after a refusal too: its reason may be another merchandiser's change.
      void queryClient.invalidateQueries({ queryKey: ["spolverk", list] });
    },
  });
  return {
    send: (body, onDone) => {
      if (isBusy.current) return;
      isBusy.current = true;
      changing.mutate(body, onDone === undefined ? {} : { onSuccess: onDone });
    },
    isSending: changing.isPending,
    errors: changing.error instanceof AdminRequestError ? changing.error.fields : {},
    forgetErrors: changing.reset,
  };
}
