import { defineConfig } from "@playwright/test";
import { isDeep } from "./support/test-depth.ts";

const executablePath = process.env["CHROMIUM_PATH"];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    // Tracing takes a third of a run's time; --trace on turns it on.
    trace: "off",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox does not work as root.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // One device in each appearance. Tests run on the desktop only, unless they depend on width, touch or what only
  // small screens have: those are tagged @phone and run on both, or @phone-only. The deep run runs every test on both
  // devices, except those tagged for one.
  projects: [
    // The slowest tests start first, so that no worker waits for them at the end.
    {
      name: "crawler",
      testMatch: "**/crawler/**/*.spec.ts",
      use: { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
    },
    // Reads pages without a browser, as a separate step.
    { name: "search", testMatch: "**/search/**/*.spec.ts" },
    {
      name: "phone",
      // Merchandisers work on a desktop, and an integrator has no screen.
      testMatch: "**/shopper/**/*.spec.ts",
      grep: isDeep ? /./ : /@phone/,
      grepInvert: /@desktop-only/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" },
    },
    {
      name: "desktop",
      testIgnore: ["**/crawler/**", "**/search/**"],
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
    },
  ],
});
