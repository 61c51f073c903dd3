import type { Page } from "@playwright/test";

/**
 * Tells whether a page is hydrated: the field of the newsletter form at the end of the page is then enabled. Until the
 * page is parsed completely, the form is absent.
 */
const isHydrated = () =>
  document.readyState !== "loading" && document.querySelector("#newsletter-email:disabled") === null;

/** Waits until the page is hydrated; clicks before that are lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
