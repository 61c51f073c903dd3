import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { individual, walkToAddress } from "../testing/walk-checkout.ts";

const lines = [{ id: "id-pla-black", quantity: 1 }];

async function openCheckout() {
  const shop = createTestShop();
  const { id } = await walkToAddress(shop, lines);
  const change = (step: string, body: object, language = "en") =>
    shop.post<Checkout & { fields?: Record<string, string> }>(
      `/checkout/${id}/${step}?language=${language}`,
      body,
    );
  return {
    change,
    bill: (changes: object, language?: string) =>
      change("address", { billing: { ...individual, ...changes }, shipping: null }, language),
  };
}

describe("text typed into a checkout", () => {
  it.each([
    ["anna@müller.de", "anna@xn--mller-kva.de"],
    ["asa@example.com\u200b", "asa@example.com"],
    ["\ufeffasa@spolverk.\u200cse ", "asa@spolverk.se"],
  ])("as the e-mail address %j is stored as %s [5.1]", async (email, stored) => {
    const { change } = await openCheckout();
    expect((await change("account", { email })).reply.email).toBe(stored);
  });

  it("as an e-mail address that mail cannot carry yet is refused in clear words [5.1]", async () => {
    const { change } = await openCheckout();
    const { reply } = await change("account", { email: "kim@пример.рф" });
    expect(reply.fields?.["body.email"]).toMatch(/only the letters a to z/);
  });

  it("as the e-mail address of the delivery is stored in ASCII [3.42]", async () => {
    const { change } = await openCheckout();
    const shipping = {
      firstName: "Anna",
      lastName: "Ek",
      addressLine1: "Storgatan 1",
      zip: "222 23",
      city: "Lund",
      country: "SE",
      shippingEmail: "anna@müller.de",
    };
    const { reply } = await change("address", { billing: individual, shipping });
    expect(reply.shipping?.shippingEmail).toBe("anna@xn--mller-kva.de");
  });

  it("loses invisible characters; full-width ones in numbers and codes become plain [3.40]", async () => {
    const { bill, change } = await openCheckout();
    const { reply } = await bill({
      lastName: "Fri\u00adlund\u200b",
      zip: "２２２ ２３\u200b",
      cellNumber: "\u202a070-174 06 05\u202c",
    });
    expect(reply.billing).toMatchObject({ lastName: "Frilund", zip: "222 23", cellNumber: "+46701740605" });
    expect((await change("coupon", { code: "ＷＥＬＣＯＭＥ１０\u200b" })).reply.coupon?.code).toBe(
      "WELCOME10",
    );
  });

  it.each([
    ["en", /reading direction/],
    ["sv", /läsriktningen/],
  ])(
    "leads to a refusal with bidirectional control characters, in the language %s",
    async (language, words) => {
      const { bill } = await openCheckout();
      const { status, reply } = await bill({ lastName: "Ek\u202Egpj.exe", city: "Lund\u2066" }, language);
      expect(status).toBe(400);
      expect(Object.keys(reply.fields ?? {})).toEqual(["body.billing.lastName", "body.billing.city"]);
      for (const text of Object.values(reply.fields ?? {})) expect(text).toMatch(words);
    },
  );

  it("leads to a refusal with the limit when it is too long", async () => {
    const { bill } = await openCheckout();
    const { reply } = await bill({ lastName: "x".repeat(61), addressLine1: "x".repeat(121) });
    expect(reply.fields).toEqual({
      "body.billing.lastName": "Use at most 60 characters",
      "body.billing.addressLine1": "Use at most 120 characters",
    });
  });
});
