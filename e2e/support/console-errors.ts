import { expect } from "@playwright/test";
import { test as base } from "./answered-cookies.ts";

/** A test that fails when the page logs an error, warns of hydration, or throws. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") {
          noise.push(`${message.type()}: ${message.text()} (${page.url()})`);
        }
      });
      page.on("pageerror", (error) => noise.push(`thrown: ${error.message} (${page.url()})`));
      await use();
      expect(noise, "the browser's console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
