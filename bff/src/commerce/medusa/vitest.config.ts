import { defineConfig } from "vitest/config";

/** The port's suite against a running, seeded medusa-server: MEDUSA_URL and INTERNAL_TOKEN name it. */
export default defineConfig({
  test: { include: ["src/commerce/medusa/*.integration.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
