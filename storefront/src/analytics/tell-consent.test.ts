// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { answerCookies } from "../browser/use-agreed-cookies.ts";
import { tellConsent } from "./tell-consent.ts";

/** What the tag manager was told, command by command. */
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
// Tests of other files may have shared the window.
beforeEach(forget);
afterEach(forget);

it("consent to ads and analytics is revoked while undecided, granted by agreeing and revoked by declining [4.20] [4.22]", () => {
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

it("consent that was given on an earlier visit is told at once, as a command and not as an event [4.20]", () => {
  answerCookies(true, 180);
  tellConsent()();
  expect(told()).toEqual([["consent", "default", all("granted")]]);
  expect(Array.isArray(window.dataLayer?.[0])).toBe(false);
});
