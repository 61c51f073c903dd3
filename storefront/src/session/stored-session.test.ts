import { describe, expect, it } from "vitest";
import { canStore } from "./can-store.ts";
import { readLoginLink, storeLoginLink } from "./login-link.ts";
import { forgetReferralToken, readReferralToken, storeReferralToken } from "./referral-token.ts";
import { createSessionStore, startSession } from "./session-store.ts";
import { isTokenStored } from "./stored-session.ts";

function createStorage(items: Record<string, string> = {}) {
  const stored = new Map(Object.entries(items));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };

describe("the referral token [3.1] [7.23]", () => {
  it.each([
    ["?referalToken=abc_-1", "abc_-1"],
    ["?utm_source=x&ref=abc", "abc"],
    ["?referalToken=first&ref=second", "first"],
    ["?ref=", null],
    ["?ref=<script>", null],
    [`?ref=${"a".repeat(65)}`, null],
    ["", null],
  ])("reads %s as %s", (search, token) => {
    const storage = createStorage();
    storeReferralToken(storage, search);
    expect(readReferralToken(storage)).toBe(token);
  });
  it("stays that of the first visit until it is used", () => {
    const storage = createStorage();
    for (const search of ["?ref=first", "?ref=second"]) storeReferralToken(storage, search);
    expect(readReferralToken(storage)).toBe("first");
    forgetReferralToken(storage);
    expect(readReferralToken(storage)).toBeNull();
  });
});

describe("the sign-in link [3.1] [4.36]", () => {
  it("remains in the browser that requested it, until it is redeemed", () => {
    const storage = createStorage();
    expect(readLoginLink(storage)).toEqual({});
    storeLoginLink(storage, { email: "kim@example.com", redirect: "/cart" });
    expect(readLoginLink(storage)).toEqual({ email: "kim@example.com", redirect: "/cart" });
    storeLoginLink(storage, null);
    expect(readLoginLink(storage)).toEqual({});
  });
  it("does not exist in a browser without storage", () => {
    storeLoginLink(refusing, { email: "kim@example.com", redirect: "/cart" });
    expect(readLoginLink(refusing)).toEqual({});
  });
});

describe("a browser", () => {
  it("supports signing in when it keeps what it stores [8.25]", () => {
    expect(canStore(createStorage())).toBe(true);
    expect(canStore(refusing)).toBe(false);
    expect(canStore({ ...createStorage(), setItem: () => undefined })).toBe(false);
    expect(canStore(null)).toBe(false);
  });
});

describe("a starting page", () => {
  const start = (clientId: string | null, pathname: string, items: Record<string, string> = {}) => {
    const store = createSessionStore();
    startSession(store, { clientId, pathname, storage: createStorage(items) });
    const { isNeeded, session } = store.getSnapshot();
    return { isNeeded, authReady: session.authReady };
  };
  const stored = { "@@auth0spajs@@::shop::@@user@@": "{}" };

  it("loads no SDK for a user without a stored session, who is known at once to be a visitor [4.8]", () => {
    expect(start("shop", "/account")).toEqual({ isNeeded: false, authReady: true });
    expect(start("other", "/", stored)).toEqual({ isNeeded: false, authReady: true });
  });
  it("loads the SDK when a session is stored or after the provider's redirect [4.8]", () => {
    expect(start("shop", "/", stored)).toEqual({ isNeeded: true, authReady: false });
    expect(start("shop", "/account/callback")).toEqual({ isNeeded: true, authReady: false });
  });
  it("never loads the SDK when sign-in is not configured", () => {
    expect(start(null, "/account/callback", stored)).toEqual({ isNeeded: false, authReady: true });
  });
});

it.each(["/", "/account/callback"])("keeps the same session during and after hydration at %s", (pathname) => {
  const store = createSessionStore();
  startSession(store, { clientId: "shop", pathname, storage: createStorage() });
  expect(store.getSnapshot().session).toBe(store.getServerSnapshot().session);
  expect(store.getServerSnapshot().isNeeded).toBe(false);
});

describe("isTokenStored", () => {
  const tokens = '{"body":{"access_token":"a","refresh_token":"r"},"expiresAt":1}';
  it.each([
    ["stored tokens are a sign-in", "@@auth0spajs@@::shop::api::openid", tokens, true],
    [
      "a stored user, which precedes the tokens, is not yet a sign-in",
      "@@auth0spajs@@::shop::@@user@@",
      tokens,
      false,
    ],
    [
      "a remainder of an ended session is no sign-in",
      "@@auth0spajs@@::shop::api::openid",
      '{"body":{"refresh_token":"r"},"expiresAt":1}',
      false,
    ],
    ["removed tokens are no sign-in", "@@auth0spajs@@::shop::api::openid", null, false],
    ["tokens of another shop are no sign-in", "@@auth0spajs@@::other::api::openid", tokens, false],
    ["a cleared storage is no sign-in", null, null, false],
  ])("detects another tab's sign-in: %s [4.32]", (_, key, newValue, isStored) => {
    expect(isTokenStored({ key, newValue }, "shop")).toBe(isStored);
  });
});
