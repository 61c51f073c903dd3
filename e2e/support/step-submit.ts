import type { Locator, Page } from "@playwright/test";

/** The submit button of a checkout step; those of a coupon and a gift card are collapsed beside it. */
export const stepSubmit = (page: Page): Locator =>
  page.locator("main form button[type=submit]:not(details *)");
