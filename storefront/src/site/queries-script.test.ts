// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { queriesScriptId, readQueriesScript, toQueriesScript } from "./queries-script.ts";

it("the queries script transfers the data of the server's loaders to the browser, but no failed queries", async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = { title: "</script><b>Åter</b>", missing: null };
  server.setQueryData(["page", { name: "faq" }], page, { updatedAt: 1000 });
  await server.prefetchQuery({ queryKey: ["shop"], queryFn: () => Promise.reject(new Error("away")) });
  const text = toQueriesScript(server);
  document.body.innerHTML = `<script id="${queriesScriptId}" type="application/json">${text}</script>`;
  const browser = new QueryClient();
  readQueriesScript(document, browser);
  expect(browser.getQueryData(["page", { name: "faq" }])).toEqual(page);
  expect(browser.getQueryState(["page", { name: "faq" }])?.dataUpdatedAt).toBe(1000);
  expect(browser.getQueryCache().getAll()).toHaveLength(1);
});
