import type { HttpBindings } from "@hono/node-server";

/** Hono's context of a request; bindings are missing in `app.request()` of tests. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Key of the endpoint, such as "GET /shop", and not the path, which contains checkout ids. */
    route: string;
    /** Code of the refusal, for the log. */
    errorCode: string | undefined;
  };
};
