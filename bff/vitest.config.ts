import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.integration.test.ts"],
    // No test keeps anything outside itself, so that all may share one load of the modules.
    isolate: false,
    // A property runs many purchases, which takes its time beside everything else that a gate runs.
    testTimeout: 60_000,
  },
});
