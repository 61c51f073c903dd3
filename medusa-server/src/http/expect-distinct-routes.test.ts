import assert from "node:assert/strict";
import { test } from "node:test";
import { expectDistinctRoutes } from "./expect-distinct-routes.ts";

const route = (method: "GET" | "POST", matcher: string) => ({ matcher, methods: [method] });

test("refuses two routes with the same method and path, however their parameters are called", () => {
  const routes = [route("GET", "/admin/club/:id"), route("GET", "/admin/club/:account_id")];
  assert.throws(() => expectDistinctRoutes(routes), /GET \/admin\/club\/:/);
});

test("accepts routes that differ in their method or path", () => {
  const routes = [
    route("GET", "/admin/club/:id"),
    route("POST", "/admin/club/:id"),
    route("GET", "/admin/club/:id/x"),
  ];
  assert.deepEqual(expectDistinctRoutes(routes), routes);
});
