import type { ApiClient, Variation } from "@spolverk/bff/contract";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { variationQuery } from "./queries.ts";

it("leaving a page does not cancel its call for a variation, because the saved cart may wait for the same call [4.14]", async () => {
  let answer: (variation: Variation | null) => void = () => {};
  const reply = new Promise<Variation | null>((resolve) => (answer = resolve));
  // Throws as the API client does when its signal is aborted.
  const api = ((_endpoint: string, _input: unknown, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    return reply;
  }) as unknown as ApiClient;
  const queryClient = new QueryClient();
  const leavePage = new QueryObserver(queryClient, variationQuery(api, "variant_1")).subscribe(() => {});
  const fetched = queryClient.fetchQuery(variationQuery(api, "variant_1"));
  leavePage();
  answer(null);
  expect(await fetched).toBeNull();
});
