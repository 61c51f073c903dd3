import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { AdminRequestError, adminRequest } from "./admin-request.ts";

/** Another merchandiser may change it meanwhile. */
const readAgainMs = 15_000;

const toRecordKey = (list: string, id: string) => ["spolverk", list, "record", id];

const toRecordQuery = <Reply>(list: string, id: string) => ({
  queryKey: toRecordKey(list, id),
  queryFn: () => adminRequest<Reply>(`${list}/${id}`),
  staleTime: 0,
});

/** One entry of a list of the admin API, which is read again every few seconds, and whenever its page is come back to. */
export function useRecord<Reply>(list: string, id: string) {
  return useQuery({
    ...toRecordQuery<Reply>(list, id),
    refetchInterval: readAgainMs,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

/**
 * Reads an entry of a list as it is now, before somebody is asked about it.
 *
 * @returns what reads it: null when that fails, which is said, or while it is read already
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

/** What changes an entry of a list by one of its calls, and says how that went. */
export type RecordChange<Body extends object> = {
  /**
   * Sends once, however often it is pressed meanwhile.
   *
   * @param onDone called once it was done
   */
  send: (body: Body, onDone?: () => void) => void;
  isSending: boolean;
  /** What was refused of the last try, by field. */
  errors: Readonly<Record<string, string>>;
  forgetErrors: () => void;
};

/**
 * Changes one entry of a list; the reply is the entry as it is then.
 *
 * @param to path below that of the entry, empty for its own
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
      // When it was refused, another merchandiser may have been faster.
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
