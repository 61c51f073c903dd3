import { defineConfig } from "vitest/config";

/** Against the search service of a running shop: SEARCH_APP_ID, SEARCH_ADMIN_KEY and SEARCH_HOST name it. */
export default defineConfig({
  test: { include: ["bench/search/*.integration.test.mjs"], testTimeout: 60_000 },
});
