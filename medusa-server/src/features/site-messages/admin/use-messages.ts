import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AdminRequestError, adminRequest } from "../../../admin-parts/admin-request.ts";
import type { MessagesReply } from "./message-form.ts";

const path = "site-messages";
const queryKey = ["spolverk", path];

/**
 * Reads the messages, saves one and removes one.
 * @param onSaved called after a message was saved
 */
export function useMessages(onSaved: () => void) {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const query = useQuery({ queryKey, queryFn: () => adminRequest<MessagesReply>(path) });
  const saving = useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: object }) =>
      adminRequest(id === null ? path : `${path}/${id}`, body),
    onSuccess: async () => {
      await readAgain();
      toast.success("Saved", { description: "The shop follows within seconds" });
      onSaved();
    },
    onError: ({ message }) => {
      toast.error("Not saved", { description: message });
    },
  });
  const removing = useMutation({
    mutationFn: (id: string) => adminRequest(`${path}/${id}`, undefined, "DELETE"),
    onSuccess: async () => {
      await readAgain();
      toast.success("Removed");
    },
    onError: ({ message }) => {
      toast.error("Not removed", { description: message });
    },
  });
  return {
    data: query.data,
    loadError: query.error,
    saving: {
      save: saving.mutate,
      reset: saving.reset,
      isPending: saving.isPending,
      fieldErrors: saving.error instanceof AdminRequestError ? saving.error.fields : {},
    },
    remove: removing.mutate,
  };
}
