import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { readVat } from "../vat/read-vat.ts";
import { AdminRequestError, adminRequest } from "../../../admin-parts/admin-request.ts";
import type { ReplyOf } from "../../../admin-parts/reply-of.ts";

/** Rates are percent, days YYYY-MM-DD. */
type VatReply = ReplyOf<typeof readVat>;
export type CountryRate = VatReply["countries"][number];
export type VatChange = VatReply["changes"][number];
export type VatThresholds = VatReply["thresholds"];

const queryKey = ["spolverk", "vat"];

/** Reads the VAT rates: today's, those to come, the history and the import thresholds. */
export function useVat() {
  const query = useQuery({ queryKey, queryFn: () => adminRequest<VatReply>("vat") });
  return { data: query.data, loadError: query.error };
}

/** Saves a form below `/admin/vat`, or removes a change. @param onSaved called after a successful save */
export function useSaveVat(path: string, onSaved?: () => void) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: object) => adminRequest(`vat/${path}`, body),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey });
      toast.success("Saved", { description: "The shop follows within a minute" });
      onSaved?.();
    },
    onError: ({ message }) => {
      toast.error("Not saved", { description: message });
    },
  });
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    fieldErrors: saving.error instanceof AdminRequestError ? saving.error.fields : {},
  };
}

/** Removes a rate to come. */
export function useRemoveVatChange() {
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: (id: string) => adminRequest(`vat/changes/${id}`, undefined, "DELETE"),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: ({ message }) => {
      toast.error("Not removed", { description: message });
    },
  });
  return { remove: removing.mutate, isRemoving: removing.isPending };
}
