import type { Page } from "@playwright/test";

/**
 * Tells whether a page is hydrated, by the newsletter form at its end, whose field is disabled before. The form is
 * absent until the page is parsed to its end.
 */
const isHydrated = () =>
  document.readyState !== "loading" && document.querySelector("#newsletter-email:disabled") === null;

/** Waits until the page is hydrated; clicks before that are lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
