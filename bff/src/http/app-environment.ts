import type { HttpBindings } from "@hono/node-server";

/** What Hono knows of a request beside the request itself; bindings are missing in `app.request()` of tests. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Key of the endpoint that answers, such as "GET /shop": never the path itself, which holds checkout ids. */
    route: string;
    /** Why it was refused, for the log. */
    errorCode: string | undefined;
  };
};
