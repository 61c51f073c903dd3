import type { Page } from "@playwright/test";

/** What the page says in the browser's console as a fault from now on: errors, warnings, what it throws. */
export function listenForNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      noise.push(`${message.type()}: ${message.text()} (${page.url()})`);
    }
  });
  page.on("pageerror", (error) => noise.push(`thrown: ${error.message} (${page.url()})`));
  return noise;
}
