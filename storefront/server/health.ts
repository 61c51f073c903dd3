import { createSwrCache } from "@spolverk/server-kit/swr-cache";
import { Hono } from "hono";
import type { AppEnvironment } from "./app-environment.ts";

type HealthOptions = {
  bffUrl: string;
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
};

const apiTimeoutMs = 3000;
/** Anybody may ask: the API is not asked more often than this. */
const freshMs = 1000;

/** For the process supervisor: is the process up, and is the API (BFF) there, without which no page can be made? */
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
