import { createSwrCache } from "@spolverk/server-kit/swr-cache";
import { Hono } from "hono";
import type { AppEnvironment } from "./app-environment.ts";

type HealthOptions = {
  bffUrl: string;
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
};

const apiTimeoutMs = 3000;
/** A reply of the API is reused for this long: the endpoint is public, and a flood of checks must not reach the API. */
const freshMs = 1000;

/**
 * Health checks for the process supervisor. Live: the process is up. Ready: the API (BFF), without which no page can be
 * rendered, is ready too.
 */
export function createHealth({ bffUrl, fetch: send = fetch }: HealthOptions): Hono<AppEnvironment> {
  const replies = createSwrCache<boolean>({ max: 1, freshMs, maxAgeMs: freshMs });
  const askApi = () =>
    send(`${bffUrl}/health/ready`, { signal: AbortSignal.timeout(apiTimeoutMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const health = new Hono<AppEnvironment>();
  health.get("/live", (c) => c.json({ status: "live" }));
  health.get("/ready", async (c) => {
    const isReady = await replies.getFresh("api", askApi);
    const status = isReady ? "ready" : "not ready";
    return c.json({ status, needs: { api: status } }, isReady ? 200 : 503);
  });
  return health;
}
