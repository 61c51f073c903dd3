import type { Activity, ApiClient } from "@spolverk/bff/contract";
import { queryOptions } from "@tanstack/react-query";
import { retriesFor } from "./reply-retries.ts";

const minuteMs = 60_000;

/**
 * Options of an account's queries. They run only in the browser, because only the browser has the user's token. Their
 * keys contain the account's id, so that no account sees the data of another. They refetch on window focus, because
 * another device may have changed the account.
 */
const ofAccount = {
  staleTime: minuteMs / 2,
  refetchOnWindowFocus: true,
  enabled: !import.meta.env.SSR,
  ...retriesFor(3),
};

export const accountQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["account", id, "detail"],
    queryFn: ({ signal }) => api("GET /account/{id}", { params: { id } }, signal),
    ...ofAccount,
  });

/** Key prefix of the queries of all pages of an account's orders. */
export const toOrdersKey = (id: string) => ["account", id, "orders"];

export type OrdersChoice = { query?: string; page?: number };

export const ordersQuery = (api: ApiClient, id: string, { query = "", page = 1 }: OrdersChoice) =>
  queryOptions({
    queryKey: [...toOrdersKey(id), query, page],
    queryFn: ({ signal }) =>
      api("GET /account/{id}/orders", { params: { id }, query: { query, page } }, signal),
    ...ofAccount,
  });

/** Key prefix of the queries of an account's single orders. */
export const toOrderKey = (id: string) => ["account", id, "order"];

export const orderQuery = (api: ApiClient, id: string, orderId: string) =>
  queryOptions({
    queryKey: [...toOrderKey(id), orderId],
    queryFn: ({ signal }) => api("GET /account/{id}/orders/{orderId}", { params: { id, orderId } }, signal),
    ...ofAccount,
  });

export const membersQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["account", id, "members"],
    queryFn: ({ signal }) => api("GET /account/{id}/members", { params: { id } }, signal),
    ...ofAccount,
  });

/** The account's membership in the club, by which pages decide what they say about points. */
export const loyaltyQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["account", id, "loyalty"],
    queryFn: ({ signal }) => api("GET /account/{id}/loyalty", { params: { id } }, signal),
    ...ofAccount,
  });

/**
 * Early sale prices of a club member [9.33]. A campaign can begin while a page is open, so the query refetches every
 * minute.
 */
export const earlySalesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["account", id, "earlySales"],
    queryFn: async ({ signal }) =>
      (await api("GET /account/{id}/earlySales", { params: { id } }, signal)).sales,
    refetchInterval: minuteMs,
    ...ofAccount,
  });

/** Key prefix of the queries of all pages of an account's points ledger. */
export const toActivityKey = (id: string) => ["account", id, "activity"];

export type ActivityType = Activity["entries"][number]["type"];

export const activityQuery = (api: ApiClient, id: string, choice: { type?: ActivityType; page: number }) =>
  queryOptions({
    queryKey: [...toActivityKey(id), choice.type ?? null, choice.page],
    queryFn: ({ signal }) =>
      api("GET /account/{id}/loyalty/activity", { params: { id }, query: choice }, signal),
    ...ofAccount,
  });
