import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { AppEnvironment } from "./app-environment.ts";
import { createOpenApi } from "./open-api.ts";

// The reference page's script writes style attributes and draws its icons from data URLs.
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Spolverk API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
    <link rel="icon" href="docs/favicon-32x32.png">
  </head>
  <body>
    <div id="reference"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/show.js"></script>
  </body>
</html>
`;
const show = `SwaggerUIBundle({ url: "openapi.json", dom_id: "#reference", deepLinking: true });\n`;

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve("swagger-ui-dist/swagger-ui.css"));
const packageFiles = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];

/** The OpenAPI document and a page to read and try it, served from our own origin. */
export function createDocs(): Hono<AppEnvironment> {
  let openApi: string | undefined;
  const docs = new Hono<AppEnvironment>();
  docs.use(async (c, next) => {
    c.set("route", "docs");
    await next();
  });
  docs.get("/openapi.json", (c) => {
    openApi ??= JSON.stringify(createOpenApi());
    return c.body(openApi, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  docs.get("/docs", (c) => c.html(page, 200, { "Content-Security-Policy": pagePolicy }));
  docs.get("/docs/show.js", (c) => c.body(show, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
  for (const name of packageFiles) {
    docs.get(
      `/docs/${name}`,
      serveStatic({
        path: join(packageFolder, name),
        onFound: (_path, c) => c.header("Cache-Control", "public, max-age=86400"),
      }),
    );
  }
  return docs;
}
