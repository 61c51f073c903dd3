import { expect } from "@playwright/test";
import { test as base } from "./answered-cookies.ts";
import { listenForNoise } from "./listen-for-noise.ts";

/** A test that fails when the page logs an error, a hydration warning or an exception. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const noise = listenForNoise(page);
      await use();
      expect(noise, "the browser's console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
