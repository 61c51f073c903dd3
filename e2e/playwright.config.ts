import { defineConfig } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    // Recording takes a third of the time of a run: it is asked for by --trace on.
    trace: "off",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox needs a user other than root.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // One device in each appearance, so that both are looked at on every page.
    {
      name: "phone",
      // Merchandisers work on a desktop, and an integrator has no screen at all.
      testMatch: "**/shopper/**/*.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" },
    },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 }, colorScheme: "light" } },
  ],
});
