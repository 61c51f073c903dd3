import type { HttpBindings } from "@hono/node-server";
import type { CacheState } from "@spolverk/server-kit/swr-cache";

/** What Hono knows of a request beside the request itself; bindings are missing in `app.request()` of tests. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    cacheState?: CacheState;
    /** The template of the page's route, or the endpoint of the API. */
    route?: string;
  };
};
