import type { Browser, Page } from "@playwright/test";
import { toStoredCookiesAnswer } from "./stored-cookies-answer.ts";
import { siteUrl } from "./shop.ts";

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" },
  desktop: { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
} as const;

/** Opens another device, signed out and with the cookie banner answered; the test closes `page.context()`. */
export async function openDevice(
  browser: Browser,
  kind: keyof typeof sizes = "desktop",
  site = "se",
): Promise<Page> {
  const { origin } = new URL(siteUrl(site, "/"));
  const answered = [{ name: "spolverk.agreedCookies", value: toStoredCookiesAnswer(false) }];
  const context = await browser.newContext({
    ...sizes[kind],
    storageState: { cookies: [], origins: [{ origin, localStorage: answered }] },
  });
  return context.newPage();
}
