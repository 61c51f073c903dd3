import { defineConfig } from "vitest/config";

/** Runs the tests that need a running, seeded shop at MEDUSA_URL and BFF_URL, with INTERNAL_TOKEN. */
export default defineConfig({
  test: { include: ["src/**/*.integration.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
