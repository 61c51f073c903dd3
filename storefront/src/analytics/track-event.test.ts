import { afterEach, describe, expect, it, vi } from "vitest";
import { toStoredAnswer } from "../browser/has-agreed-cookies.ts";
import { trackEvent } from "./track-event.ts";

/** Stubs a browser that has stored this answer to the cookie question. */
function openBrowser(answer: string | null): { dataLayer?: unknown[] } {
  const window: { dataLayer?: unknown[]; localStorage: Pick<Storage, "getItem"> } = {
    localStorage: { getItem: () => answer },
  };
  vi.stubGlobal("window", window);
  return window;
}

afterEach(() => vi.unstubAllGlobals());

describe("an analytics event", () => {
  it("joins the tag manager's queue once the visitor has agreed to cookies", () => {
    const browser = openBrowser(toStoredAnswer(true, { by: "button", days: 180 }));
    trackEvent("search", { search_term: "pla" });
    trackEvent("user_engagement", { page_location: "http://localhost/" });
    expect(browser.dataLayer).toEqual([
      { event: "search", search_term: "pla" },
      { event: "user_engagement", page_location: "http://localhost/" },
    ]);
  });

  it.each([toStoredAnswer(false, { by: "button", days: 180 }), "null", null])(
    "stays out of the queue when the answer is %s",
    (answer) => {
      const browser = openBrowser(answer);
      trackEvent("page_view", { page_location: "http://localhost/" });
      expect(browser.dataLayer).toBeUndefined();
    },
  );

  it("comes after the tag manager's own entries in the queue", () => {
    const browser = openBrowser(toStoredAnswer(true, { by: "button", days: 180 }));
    browser.dataLayer = [{ event: "gtm.js" }];
    trackEvent("search", { search_term: "pla" });
    expect(browser.dataLayer).toEqual([{ event: "gtm.js" }, { event: "search", search_term: "pla" }]);
  });
});
