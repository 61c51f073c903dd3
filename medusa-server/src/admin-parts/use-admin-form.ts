import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AdminRequestError, adminRequest } from "./admin-request.ts";
import { describeRefusal } from "./describe-refusal.ts";

/**
 * Reads the data of a form from `path` and saves it there. A toast reports success or failure; `fieldErrors` has the
 * messages of refused fields.
 *
 * @param nameField returns a field's label. Pass it for a long form, so that the toast names refused fields that are
 * scrolled out of view.
 */
export function useAdminForm<Reply, Body extends object>(
  path: string,
  savedText: string,
  nameField?: (field: string) => string,
) {
  const queryClient = useQueryClient();
  const queryKey = ["spolverk", path];
  const query = useQuery({ queryKey, queryFn: () => adminRequest<Reply>(path) });
  const mutation = useMutation({
    mutationFn: (body: Body) => adminRequest<Reply>(path, body),
    onSuccess: (reply) => {
      queryClient.setQueryData(queryKey, reply);
      toast.success("Saved", { description: savedText });
    },
    onError: (error) => {
      toast.error("Not saved", {
        description: nameField ? describeRefusal(error, nameField) : error.message,
      });
    },
  });
  return {
    saved: query.data,
    loadError: query.error,
    save: mutation.mutate,
    isSaving: mutation.isPending,
    fieldErrors: mutation.error instanceof AdminRequestError ? mutation.error.fields : {},
  };
}
