import type { Page } from "@playwright/test";

/**
 * Tells whether a page of the shop answers: the newsletter's form, at the end of each of them, takes no text before it
 * does. Until the page is parsed to its end there may be no form yet.
 */
const isHydrated = () =>
  document.readyState !== "loading" && document.querySelector("#newsletter-email:disabled") === null;

/** Waits until the page is hydrated: a press before that is lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
