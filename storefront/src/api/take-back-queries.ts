import type { ApiClient } from "@spolverk/bff/contract";
import { queryOptions } from "@tanstack/react-query";
import { retriesFor } from "./reply-retries.ts";

/**
 * Options of take-back queries. They run only in the browser, because only the browser has the token of the link or the
 * user. They refetch on window focus, because the shop's staff update take-backs.
 */
const ofCustomer = {
  staleTime: 15_000,
  refetchOnWindowFocus: true,
  enabled: !import.meta.env.SSR,
  ...retriesFor(3),
};

/** A take-back, found by the token of its link. */
export const takeBackQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ["takeBack", token],
    queryFn: ({ signal }) => api("POST /takeback/show", { body: { token } }, signal),
    ...ofCustomer,
  });

export const toTakeBacksKey = (accountId: string) => ["account", accountId, "takeBacks"];

/** The take-backs of an account's orders. */
export const takeBacksQuery = (api: ApiClient, accountId: string) =>
  queryOptions({
    queryKey: toTakeBacksKey(accountId),
    queryFn: ({ signal }) => api("GET /account/{id}/takebacks", { params: { id: accountId } }, signal),
    ...ofCustomer,
  });
