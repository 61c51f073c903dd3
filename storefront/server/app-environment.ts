import type { CacheState } from "@spolverk/server-kit/swr-cache";

/** What Hono knows of a request beside the request itself. */
export type AppEnvironment = {
  Variables: {
    requestId: string;
    cacheState?: CacheState;
    /** The template of the page's route. */
    route?: string;
  };
};
