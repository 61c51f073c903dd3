import { toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ClubOverview } from "../read-club-overview.ts";
import type { MemberForAdmin } from "../read-member-for-admin.ts";
import type { Liability } from "../modules/club/service.ts";
import { AdminRequestError, adminRequest } from "../../../admin-parts/admin-request.ts";
import { pageSize } from "../../../admin-parts/page-size.ts";

const queryKey = ["spolverk", "club"];

/** Reads the referrals that await a decision, and decides them. */
export function useClub() {
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => adminRequest<ClubOverview>("club") });
  const deciding = useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: "approve" | "refuse" }) =>
      adminRequest(`club/referrals/${id}`, { decision }),
    onSuccess: () => toast.success("Decided"),
    onError: ({ message }) => toast.error("Not decided", { description: message }),
    // Refetches after a failure too, because another merchandiser may have decided the referral first.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    data: query.data,
    loadError: query.error,
    isBusy: deciding.isPending,
    decide: deciding.mutate,
  };
}

/** Reads the outstanding points at the end of a day, on request. */
export function useLiability() {
  return useMutation({
    /** @param day YYYY-MM-DD; empty: now */
    mutationFn: async (day: string) => {
      const path = day === "" ? "club/liability" : `club/liability?day=${day}`;
      return (await adminRequest<{ liability: Liability }>(path)).liability;
    },
    onError: ({ message }) => toast.error("Not summed", { description: message }),
  });
}

export type Adjustment = { points: number | string | null; reason: string; key: string };

/** Reads an account's standing in the club with a page of its ledger, and adjusts its points. */
export function useMember(accountId: string, pageIndex: number) {
  const queryClient = useQueryClient();
  const path = `club/accounts/${accountId}`;
  const memberKey = [...queryKey, path];
  const query = useQuery({
    queryKey: [...memberKey, pageIndex],
    queryFn: () => adminRequest<MemberForAdmin>(`${path}?offset=${pageIndex * pageSize}&limit=${pageSize}`),
    placeholderData: (previous) => previous,
  });
  const adjusting = useMutation({
    mutationFn: (body: Adjustment) => adminRequest(`${path}/adjustments`, body),
    onSuccess: async () => {
      toast.success("Adjusted");
      await queryClient.invalidateQueries({ queryKey: memberKey });
    },
    onError: ({ message }) => {
      toast.error("Not adjusted", { description: message });
    },
  });
  return {
    data: query.data,
    loadError: query.error,
    isSaving: adjusting.isPending,
    errors: adjusting.error instanceof AdminRequestError ? adjusting.error.fields : {},
    /** @param onDone called after a successful adjustment */
    adjust: (body: Adjustment, onDone: () => void) => adjusting.mutate(body, { onSuccess: onDone }),
  };
}
