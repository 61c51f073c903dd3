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
  // One device in each appearance. What a page does is shown once, on the desktop; a test that depends on width, touch
  // or what only small screens have carries the tag @phone and runs on both, or @phone-only. The deep run takes
  // everything to both devices but what only one of them has.
  projects: [
    // Looking at every page takes longest: begun first, it leaves no worker waiting at the end.
    {
      name: "crawler",
      testMatch: "**/crawler/**/*.spec.ts",
      use: { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
    },
    // Reads pages without a browser, in a step of its own.
    { name: "search", testMatch: "**/search/**/*.spec.ts" },
    {
      name: "phone",
      // Merchandisers work on a desktop, and an integrator has no screen at all.
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
