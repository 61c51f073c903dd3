// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { readAgreedCookies } from "../browser/has-agreed-cookies.ts";
import { answerCookies } from "../browser/use-agreed-cookies.ts";
import { trackBuying } from "./track-buying.ts";

const items = [{ item_id: "KPLA-BLACK", quantity: 2 }];
const purchase = { transaction_id: "1001", value: 498, currency: "SEK", items };
const implied = { impliedConsent: true, consentDays: 180 };

const forget = () => {
  delete window.dataLayer;
  localStorage.clear();
};
// Test files share the window, so an earlier file may have left a queue in it.
beforeEach(forget);
afterEach(forget);

it.each([
  ["add_to_cart", { items }],
  ["begin_checkout", { items }],
  ["purchase", purchase],
] as const)(
  "%s sets the consent to true on a site with implied consent, and queues its event [4.21]",
  (event, values) => {
    trackBuying(implied, event, values);
    expect(readAgreedCookies()).toBe(true);
    expect(window.dataLayer).toEqual([{ event, ...values }]);
  },
);

it("a purchase replaces the shopper's refusal by consent on a site with implied consent [4.21]", () => {
  answerCookies(false, 180);
  trackBuying(implied, "purchase", purchase);
  expect(readAgreedCookies()).toBe(true);
});

it.each([null, false])(
  "a purchase gives no consent on other sites: with the answer %s no event is queued",
  (answer) => {
    if (answer !== null) answerCookies(answer, 180);
    trackBuying({ impliedConsent: false, consentDays: 180 }, "purchase", purchase);
    expect(readAgreedCookies()).toBe(answer);
    expect(window.dataLayer).toBeUndefined();
  },
);
