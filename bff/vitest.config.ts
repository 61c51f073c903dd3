import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.integration.test.ts"],
    // Tests keep no state outside themselves, so all share one load of the modules.
    isolate: false,
    // A property test runs many purchases, which takes long beside the rest of the gate.
    testTimeout: 60_000,
  },
});
