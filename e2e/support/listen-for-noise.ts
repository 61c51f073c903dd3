import type { Page } from "@playwright/test";

/** Collects errors, warnings and exceptions in the page's console from now on. */
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
