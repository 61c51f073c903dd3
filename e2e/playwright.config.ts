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
    // Tracing would take a third of a run's time; `--trace on` enables it for one run.
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
  // One phone and one desktop, each in one appearance. A test runs on the desktop only, unless it depends on the width,
  // on touch or on elements of small screens: tagged @phone it runs on both devices, tagged @phone-only on the phone.
  // The deep run runs every test on both devices, except those tagged for one.
  projects: [
    // The slowest tests start first, so that no worker waits for them at the end.
    {
      name: "crawler",
      testMatch: "**/crawler/**/*.spec.ts",
      use: { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
    },
    // The search specs read pages without a browser and run as a separate step.
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
