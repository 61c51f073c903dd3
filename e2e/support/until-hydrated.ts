import { expect, type Page } from "@playwright/test";

/** Waits until the page answers: the newsletter's form, on every page, takes no text before it is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator("#newsletter-email")).toBeEnabled();
}
