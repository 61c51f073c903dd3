import { test as base } from "@playwright/test";
import { toStoredCookiesAnswer } from "./stored-cookies-answer.ts";
import { untilHydrated } from "./until-hydrated.ts";

/** The answer with which a browser comes to the shop; null: it has yet to be given. */
type CookiesAnswer = boolean | null;

/**
 * A test whose shopper was asked about cookies on an earlier visit, so that the question does not lie over the page;
 * `test.use({ cookiesAnswer: null })` brings it back. A page that is opened or reloaded is hydrated, unless the test waits for
 * another state of it or does without scripts.
 */
export const test = base.extend<{ cookiesAnswer: CookiesAnswer }>({
  cookiesAnswer: [false, { option: true }],
  context: async ({ context, cookiesAnswer }, use) => {
    if (cookiesAnswer !== null) {
      await context.addInitScript((answer) => {
        // An empty page and a closed frame keep nothing.
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
