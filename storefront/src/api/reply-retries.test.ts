import { ApiError, type ApiClient } from "@spolverk/bff/contract";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { categoriesQuery, checkoutQuery } from "./queries.ts";
import { retriesFor } from "./reply-retries.ts";

const noAnswer = new ApiError(0, "no_response", "Server did not respond");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("SSR", false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Runs a query whose calls all fail. Returns the time of each call, in milliseconds from the first. */
async function callTimes(toQuery: (api: ApiClient) => object): Promise<number[]> {
  const startedAt = Date.now();
  const times: number[] = [];
  const api = (() => {
    times.push(Date.now() - startedAt);
    return Promise.reject(noAnswer);
  }) as unknown as ApiClient;
  const query = toQuery(api) as Parameters<QueryClient["fetchQuery"]>[0];
  const outcome = new QueryClient().fetchQuery(query).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(noAnswer);
  return times;
}

describe("retriesFor", () => {
  it("waits 400 ms × (attempt − 1) − 200 ms before each further attempt [7.15]", () => {
    const { retryDelay } = retriesFor(6);
    expect([0, 1, 2, 3, 4].map((failures) => retryDelay(failures))).toEqual([200, 600, 1000, 1400, 1800]);
  });

  it.each([
    [1, 1],
    [3, 3],
    [6, 6],
    [25, 10],
  ])("limits %i requested attempts to %i [7.15]", (attempts, made) => {
    const { retry } = retriesFor(attempts);
    const failures = Array.from({ length: 30 }, (_, count) => count);
    expect(failures.filter((count) => retry(count, noAnswer))).toHaveLength(made - 1);
  });

  it.each([400, 402, 403, 404, 409])("does not retry a refusal with status %i [7.15]", (status) => {
    expect(retriesFor(6).retry(0, new ApiError(status, "invalid_request", "No"))).toBe(false);
  });

  it("does not retry an unreadable checkout", () => {
    expect(retriesFor(6).retry(0, new ApiError(500, "checkout_unreadable", "No"))).toBe(false);
  });
});

describe("the queries of the page", () => {
  it("fetch a checkout in up to six attempts [7.11] [7.15]", async () => {
    expect(await callTimes((api) => checkoutQuery(api, "c1"))).toEqual([0, 200, 800, 1800, 3200, 5000]);
  });

  it("fetch a list once [7.15]", async () => {
    expect(await callTimes((api) => categoriesQuery(api))).toEqual([0]);
  });
});
