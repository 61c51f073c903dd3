import type { HttpBindings } from "@hono/node-server";
import type { CacheState } from "@spolverk/server-kit/swr-cache";

/** Hono's context of a request; `app.request()` in tests has no bindings. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    cacheState?: CacheState;
    /** The template of the page's route, or the API's endpoint. */
    route?: string;
  };
};
