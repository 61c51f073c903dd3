import { describe, expect, it } from "vitest";
import { toTestShop } from "../src/testing/render-test-page.ts";
import { toExternalOrigins, toOpenerPolicy } from "./to-external-origins.ts";

const signIn = {
  domain: "t.eu.auth0.com",
  clientId: "shop",
  audience: "https://api.example",
  tokenSync: null,
};

const page = { takesPayment: false, isPayLaterPlayground: false };

it("a page that takes no payment may load nothing from a payment service", () => {
  const shop = toTestShop();
  const withPayments = {
    ...shop,
    externalServices: {
      ...shop.externalServices,
      stripeJsUrl: "https://js.stripe.com",
      payLaterJsUrl: "https://x.klarnacdn.net",
    },
  };
  expect(toExternalOrigins(withPayments, page)).toEqual(toExternalOrigins(shop, page));
  const { scripts } = toExternalOrigins(withPayments, { ...page, takesPayment: true });
  expect(scripts).toEqual(expect.arrayContaining(["https://js.stripe.com", "https://x.klarnacdn.net"]));
});

describe("the origins and headers of a page when sign-in is configured", () => {
  it("allow calls to the identity provider and the token sync [1.9] [7.16]", () => {
    const tokenSync = { url: "https://sync.example/session", maxAgeSeconds: 300 };
    const shop = toTestShop({ signIn: { ...signIn, tokenSync } });
    expect(toExternalOrigins(shop, page).calls).toEqual(["https://t.eu.auth0.com", "https://sync.example"]);
    expect(toExternalOrigins(toTestShop(), page).calls).toEqual([]);
  });
  it("allow a popup of the page to send its result to the page [8.22]", () => {
    const policy = ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"];
    expect(toOpenerPolicy(toTestShop({ signIn }))).toEqual([policy]);
    expect(toOpenerPolicy(toTestShop())).toEqual([]);
  });
});
