import { defineConfig } from "vitest/config";

/** What needs a running, seeded shop: MEDUSA_URL, BFF_URL and INTERNAL_TOKEN name it. */
export default defineConfig({
  test: { include: ["src/**/*.integration.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
