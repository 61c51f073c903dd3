import type { Locator, Page } from "@playwright/test";

/** The button that ends a step of the checkout; those of a coupon or a gift card are folded away beside it. */
export const stepSubmit = (page: Page): Locator =>
  page.locator("main form button[type=submit]:not(details *)");
