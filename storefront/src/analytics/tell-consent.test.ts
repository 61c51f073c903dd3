// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { answerCookies } from "../browser/use-agreed-cookies.ts";
import { tellConsent } from "./tell-consent.ts";

/** The commands in the tag manager's queue. */
const told = () => (window.dataLayer ?? []).map((command) => Object.values(command as object));
const all = (state: string) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

const forget = () => {
  delete window.dataLayer;
  localStorage.clear();
};
// Test files share the window, so an earlier file may have left a queue in it.
beforeEach(forget);
afterEach(forget);

it("tellConsent denies ads and analytics while the shopper is undecided or has declined, and grants both on agreement [4.20] [4.22]", () => {
  const stop = tellConsent();
  expect(told()).toEqual([["consent", "default", all("denied")]]);
  answerCookies(true, 180);
  answerCookies(false, 180);
  expect(told().slice(1)).toEqual([
    ["consent", "update", all("granted")],
    ["consent", "update", all("denied")],
  ]);
  stop();
});

it("tellConsent sends the consent given in an earlier visit at once, as a command and not as an event [4.20]", () => {
  answerCookies(true, 180);
  tellConsent()();
  expect(told()).toEqual([["consent", "default", all("granted")]]);
  expect(Array.isArray(window.dataLayer?.[0])).toBe(false);
});
