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
// Tests of other files may have shared the window.
beforeEach(forget);
afterEach(forget);

it.each([
  ["add_to_cart", { items }],
  ["begin_checkout", { items }],
  ["purchase", purchase],
] as const)(
  "%s sets the consent to true where the site's operator has it so, and is told of [4.21]",
  (event, values) => {
    trackBuying(implied, event, values);
    expect(readAgreedCookies()).toBe(true);
    expect(window.dataLayer).toEqual([{ event, ...values }]);
  },
);

it("a purchase changes a refusal into consent where the site's operator has it so [4.21]", () => {
  answerCookies(false, 180);
  trackBuying(implied, "purchase", purchase);
  expect(readAgreedCookies()).toBe(true);
});

it.each([null, false])(
  "no purchase gives consent elsewhere: with the answer %s nothing is told of it",
  (answer) => {
    if (answer !== null) answerCookies(answer, 180);
    trackBuying({ impliedConsent: false, consentDays: 180 }, "purchase", purchase);
    expect(readAgreedCookies()).toBe(answer);
    expect(window.dataLayer).toBeUndefined();
  },
);
