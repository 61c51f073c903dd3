import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.mjs"],
    exclude: ["**/*.integration.test.mjs", "**/node_modules/**"],
    testTimeout: 60_000,
  },
});
