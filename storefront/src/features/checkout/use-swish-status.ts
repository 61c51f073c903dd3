import type { SwishStatus } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { retriesFor } from "../../api/reply-retries.ts";

const pollMs = 2000;

/**
 * How a Swish payment stands, asked every two seconds while the page is seen and at once when it is seen again
 * [4.34], [7.13]. `toldAt` is another at each answer.
 *
 * @returns a null status before the first answer; `isUnreachable` while none comes
 */
export function useSwishStatus(
  checkoutId: string,
  swishId: string,
): { status: SwishStatus | null; toldAt: number; isUnreachable: boolean } {
  const { api } = useRouteContext({ from: "__root__" });
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: ["swish-status", checkoutId, swishId],
    queryFn: ({ signal }) => {
      const params = { id: checkoutId, swishId };
      return api("GET /checkout/{id}/swishStatus/{swishId}", { params }, signal);
    },
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: "always",
    staleTime: 0,
    ...retriesFor(1),
  });
  return { status: data?.status ?? null, toldAt: dataUpdatedAt, isUnreachable: isError };
}
