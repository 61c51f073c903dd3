import { describe, expect, it } from "vitest";
import { toTestShop } from "../src/testing/render-test-page.ts";
import { toExternalOrigins, toOpenerPolicy } from "./to-external-origins.ts";

const signIn = {
  domain: "t.eu.auth0.com",
  clientId: "shop",
  audience: "https://api.example",
  tokenSync: null,
};

describe("what a page may reach where somebody can sign in", () => {
  it("is the identity provider and the token sync [1.9] [7.16]", () => {
    const tokenSync = { url: "https://sync.example/session", maxAgeSeconds: 300 };
    const shop = toTestShop({ signIn: { ...signIn, tokenSync } });
    expect(toExternalOrigins(shop).calls).toEqual(["https://t.eu.auth0.com", "https://sync.example"]);
    expect(toExternalOrigins(toTestShop()).calls).toEqual([]);
  });
  it("is a window that it opened, which has to answer it [8.22]", () => {
    const policy = ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"];
    expect(toOpenerPolicy(toTestShop({ signIn }))).toEqual([policy]);
    expect(toOpenerPolicy(toTestShop())).toEqual([]);
  });
});
