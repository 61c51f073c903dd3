import { test as base } from "@playwright/test";

/** The answer with which a browser comes to the shop; null: it has yet to be given. */
type CookiesAnswer = "true" | "false" | null;

/**
 * A test whose shopper was asked about cookies on an earlier visit, so that the question does not lie over the page;
 * `test.use({ cookiesAnswer: null })` brings it back.
 */
export const test = base.extend<{ cookiesAnswer: CookiesAnswer }>({
  cookiesAnswer: ["false", { option: true }],
  context: async ({ context, cookiesAnswer }, use) => {
    if (cookiesAnswer !== null) {
      await context.addInitScript((answer) => {
        // An empty page and a closed frame keep nothing.
        if (window !== window.top || !window.location.protocol.startsWith("http")) return;
        const key = "spolverk.agreedCookies";
        if (localStorage.getItem(key) === null) localStorage.setItem(key, answer);
      }, cookiesAnswer);
    }
    await use(context);
  },
});
