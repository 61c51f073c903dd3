import { Hono } from "hono";
import type { AppEnvironment } from "../http/app-environment.ts";
import { requireInternalToken } from "../http/require-internal-token.ts";
import type { SearchUpdates } from "./search-updates.ts";

/**
 * Reports whether the search service is current; `npm start` and the tests poll it. It is outside of /api, which the
 * storefront exposes to the public.
 */
export function createInternalSearch(options: {
  token: string;
  search: Pick<SearchUpdates, "status"> | null;
}): Hono<AppEnvironment> {
  const internal = new Hono<AppEnvironment>();
  internal.use(requireInternalToken(options.token));
  internal.get("/", (c) => {
    c.set("route", "GET /internal/search");
    return c.json({ status: options.search?.status() ?? "off" });
  });
  return internal;
}
