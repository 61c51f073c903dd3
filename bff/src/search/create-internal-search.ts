import { Hono } from "hono";
import type { Logger } from "pino";
import { z } from "zod";
import type { Catalogue } from "../catalogue/create-catalogue.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { AppEnvironment } from "../http/app-environment.ts";
import { readBody } from "../http/read-body.ts";
import { requireInternalToken } from "../http/require-internal-token.ts";
import { toFields } from "../http/to-fields.ts";
import { toChangedProducts, toKeys } from "./changed-products.ts";
import type { SearchUpdates } from "./search-updates.ts";
import { createUpdateQueue } from "./update-queue.ts";

/** A burst of orders must not clear the cached catalogue once for each of them. */
const forgetEveryMs = 1000;

const bodySchema = z.union([
  z.strictObject({ ids: z.array(z.string().min(1).max(80)).min(1).max(1000) }),
  z.strictObject({ all: z.literal(true) }),
]);

type InternalOptions = {
  token: string;
  catalogue: Pick<Catalogue, "forget">;
  search: SearchUpdates | null;
  logger: Logger;
};

/**
 * Receives medusa-server's notices of changes and reports whether the search service is current. It is outside of
 * /api, which the storefront passes on to the public.
 */
export function createInternalSearch(options: InternalOptions): Hono<AppEnvironment> {
  const { token, catalogue, search, logger } = options;
  const forgetting = createUpdateQueue({
    pauseMs: forgetEveryMs,
    process: async (keys) => catalogue.forget(toChangedProducts(keys)),
    onFailure: (error) => logger.error({ err: error }, "the catalogue could not be forgotten"),
  });
  const internal = new Hono<AppEnvironment>();
  internal.use(requireInternalToken(token));
  internal.get("/", (c) => {
    c.set("route", "GET /internal/search");
    return c.json({ status: search?.status() ?? "off" });
  });
  internal.post("/products", async (c) => {
    c.set("route", "POST /internal/search/products");
    const parsed = bodySchema.safeParse(await readBody(c.req.raw), { reportInput: true });
    if (!parsed.success) {
      throw new ApiFailure("invalid_request", { fields: toFields("body", parsed.error.issues) });
    }
    const changed = "ids" in parsed.data ? parsed.data.ids : "all";
    forgetting.add(toKeys(changed));
    search?.add(changed);
    return c.body(null, 202);
  });
  return internal;
}
