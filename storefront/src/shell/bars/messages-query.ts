import type { ApiClient } from "@spolverk/bff/contract";
import { queryOptions } from "@tanstack/react-query";
import { retriesFor } from "../../api/reply-retries.ts";

const minuteMs = 60_000;

/** What a site tells its visitors today. */
export const messagesQuery = (api: ApiClient, site: string) =>
  queryOptions({
    queryKey: ["messages", site],
    queryFn: async ({ signal }) => (await api("GET /messages", { query: { site } }, signal)).messages,
    staleTime: minuteMs,
    ...retriesFor(3),
  });
