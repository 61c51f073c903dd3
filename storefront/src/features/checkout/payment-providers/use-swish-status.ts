import type { SwishStatus } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { retriesFor } from "../../../api/reply-retries.ts";

const pollMs = 2000;

/**
 * Polls the status of a Swish payment every two seconds while the page is visible, and at once when it becomes visible
 * [4.34], [7.13].
 *
 * @returns `answer` is null before the first reply and a new object for each reply; `isUnreachable` is true while calls
 * fail
 */
export function useSwishStatus(
  checkoutId: string,
  swishId: string,
): { answer: { status: SwishStatus } | null; isUnreachable: boolean } {
  const { api } = useRouteContext({ from: "__root__" });
  const { data, isError } = useQuery({
    queryKey: ["swish-status", checkoutId, swishId],
    queryFn: ({ signal }) => {
      const params = { id: checkoutId, swishId };
      return api("GET /checkout/{id}/swishStatus/{swishId}", { params }, signal);
    },
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: "always",
    structuralSharing: false,
    staleTime: 0,
    ...retriesFor(1),
  });
  return { answer: data ?? null, isUnreachable: isError };
}
