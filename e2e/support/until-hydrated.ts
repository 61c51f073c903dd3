import type { Page } from "@playwright/test";

/** Tells whether a page of the shop answers: the newsletter's form, on each of them, takes no text before it does. */
const isHydrated = () => document.querySelector("#newsletter-email:disabled") === null;

/** Waits until the page is hydrated: a press before that is lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
