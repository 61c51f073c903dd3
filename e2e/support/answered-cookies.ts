import { test as base } from "@playwright/test";
import { toStoredCookiesAnswer } from "./stored-cookies-answer.ts";
import { untilHydrated } from "./until-hydrated.ts";

/** The stored answer to the cookie banner; null: unanswered. */
type CookiesAnswer = boolean | null;

/**
 * A test whose shopper answered the cookie banner on an earlier visit, so that the banner does not cover the page;
 * `test.use({ cookiesAnswer: null })` shows the banner. Opening or reloading a page waits for hydration, unless the
 * test waits for another load state or disables scripts.
 */
export const test = base.extend<{ cookiesAnswer: CookiesAnswer }>({
  cookiesAnswer: [false, { option: true }],
  context: async ({ context, cookiesAnswer }, use) => {
    if (cookiesAnswer !== null) {
      await context.addInitScript((answer) => {
        // An empty page and a sandboxed frame have no storage.
        if (window !== window.top || !window.location.protocol.startsWith("http")) return;
        const key = "spolverk.agreedCookies";
        if (localStorage.getItem(key) === null) localStorage.setItem(key, answer);
      }, toStoredCookiesAnswer(cookiesAnswer));
    }
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled && options?.waitUntil === undefined) await untilHydrated(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const response = await reload(options);
      if (javaScriptEnabled && options?.waitUntil === undefined) await untilHydrated(page);
      return response;
    };
    await use(page);
  },
});
