import type { Locator, Page } from "@playwright/test";

/** The submit button of a checkout step. The forms of a coupon and a gift card have their own, which are collapsed. */
export const stepSubmit = (page: Page): Locator =>
  page.locator("main form button[type=submit]:not(details *)");
