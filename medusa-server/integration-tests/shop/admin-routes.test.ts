import assert from "node:assert/strict";
import { globSync } from "node:fs";
import path from "node:path";
import { describe, it } from "node:test";
import type { MiddlewareRoute } from "@medusajs/framework/http";
import { builtFolder, loadBuilt } from "../support/folders.ts";
import { rawRequest } from "../support/raw-request.ts";
import { variable } from "../support/shop.ts";

/** Lists every call below /admin that a feature answers, or checks before Medusa answers it. */
function listAdminRoutes(): { method: string; path: string }[] {
  const files = globSync("features/*/api/admin.js", { cwd: path.join(builtFolder, "src") });
  // The server's modules read their settings when they are loaded.
  const { SPOLVERK_LOCAL = "" } = process.env;
  process.env["SPOLVERK_LOCAL"] = "true";
  const lists = files.flatMap((file) => Object.values(loadBuilt(file) as Record<string, MiddlewareRoute[]>));
  process.env["SPOLVERK_LOCAL"] = SPOLVERK_LOCAL;
  return lists.flat().flatMap(({ methods = [], matcher }) =>
    methods.map((method) => ({
      method,
      path: String(matcher).replaceAll(/:\w+/g, "any-id").replaceAll("*", ""),
    })),
  );
}

describe("the admin's routes", () => {
  it("refuse every call of a visitor who is not signed in", async () => {
    const routes = listAdminRoutes();
    assert.ok(routes.length > 80, `${routes.length} routes`);
    for (const { method, path: route } of routes) {
      const headers = { "content-type": "application/json" };
      for (const authorization of [undefined, "Bearer x", "Basic eDo="]) {
        const { status } = await rawRequest(variable("MEDUSA_URL"), route, {
          method,
          headers: { ...headers, ...(authorization && { authorization }) },
          ...(method === "POST" && { body: "{}" }),
        });
        assert.equal(status, 401, `${method} ${route} ${authorization ?? ""}`);
      }
    }
  });
});
