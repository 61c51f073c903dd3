import type { PlaceResult } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { CommerceBusyError } from "../commerce/commerce-busy-error.ts";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { Backend } from "../commerce/backend.ts";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { ErrorReply } from "../contract/error.ts";
import { createInvoiceLimit } from "../http/invoice-limit.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { acceptanceOf, company, walkToPlacing } from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 1 }];
const byInvoice = { isCompany: true, method: "invoice_email" };

const place = <T = Checkout>(shop: TestShop, checkout: Checkout, client?: string) =>
  shop.post<T>(
    `/checkout/${checkout.id}/place?language=en`,
    acceptanceOf(checkout),
    client === undefined ? {} : { "x-forwarded-for": client },
  );

const shopWith = (perClient: number, perEmail: number, perOrganization: number) =>
  createTestShop({
    trustedProxies: 1,
    invoiceLimit: createInvoiceLimit({ perClient, perEmail, perOrganization }, null),
  });

/** Swedish organization numbers with a valid check digit. */
const numbers = ["556036-0793", "556012-5790", "556016-0680"];
const walk = (shop: TestShop, at = 0) =>
  walkToPlacing(shop, black, { ...byInvoice, billing: { ...company, organizationNumber: numbers[at] } });

describe("placing by invoice", () => {
  it("fails for a client beyond its limit, counted by the first half of an IPv6 address", async () => {
    const shop = shopWith(1, 9, 9);
    expect(await place(shop, await walk(shop, 0), "2001:db8:1:2::1")).toMatchObject({ status: 200 });
    const refused = await place<ErrorReply>(shop, await walk(shop, 1), "2001:db8:1:2:ffff::1");
    expect(refused).toMatchObject({ status: 429, reply: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect(await place(shop, await walk(shop, 2), "2001:db8:1:3::1")).toMatchObject({ status: 200 });
  });

  it("fails for an e-mail address beyond its limit, from any client", async () => {
    const shop = shopWith(9, 1, 9);
    expect(await place(shop, await walk(shop, 0), "192.0.2.1")).toMatchObject({ status: 200 });
    expect(await place(shop, await walk(shop, 1), "192.0.2.2")).toMatchObject({ status: 429 });
  });

  it("fails for a company beyond its limit, however its number is written", async () => {
    const shop = shopWith(9, 9, 1);
    expect(await place(shop, await walk(shop, 0), "192.0.2.1")).toMatchObject({ status: 200 });
    const billing = { ...company, organizationNumber: "5560360793" };
    const second = await walkToPlacing(shop, black, { ...byInvoice, billing });
    expect(await place(shop, second, "192.0.2.2")).toMatchObject({ status: 429 });
  });

  it("leaves a refused checkout open for other payment methods, which have no limit", async () => {
    const shop = shopWith(1, 1, 1);
    await place(shop, await walk(shop), "192.0.2.1");
    const checkout = await walk(shop);
    expect(await place(shop, checkout, "192.0.2.1")).toMatchObject({ status: 429 });
    const { reply } = await shop.post<Checkout>(`/checkout/${checkout.id}/payment`, { method: "stripe" });
    expect(await place(shop, reply, "192.0.2.1")).toMatchObject({ status: 200 });
  });

  it("counts an order once, however often or concurrently it is placed", async () => {
    const shop = shopWith(4, 4, 4);
    const first = await walk(shop);
    for (let call = 0; call < 5; call += 1) {
      expect(await place(shop, first, "192.0.2.1")).toMatchObject({ status: 200 });
    }
    const second = await walk(shop);
    const answers = await Promise.all([1, 2, 3].map(() => place(shop, second, "192.0.2.1")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const status of [200, 200, 429]) {
      expect(await place(shop, await walk(shop), "192.0.2.1")).toMatchObject({ status });
    }
  });

  it.each<[string, PlaceResult | Error, number]>([
    ["sold out", { kind: "notEnoughStock", skus: ["PLA-BLACK"] }, 409],
    ["short of stock that others have reserved", { kind: "stockReserved", skus: ["PLA-BLACK"] }, 409],
    ["refused by the backend", new CommerceRefusedError("no shipping profile"), 409],
    ["waiting for other calls", new CommerceBusyError("busy"), 409],
    ["changed by another call", { kind: "changed" }, 409],
    ["short of a coupon that others have used up", { kind: "couponUsed", by: "others" }, 409],
  ])("does not count an order that is %s, and the next one succeeds", async (_, outcome, status) => {
    let isFailing = true;
    const shop = createTestShop({
      trustedProxies: 1,
      invoiceLimit: createInvoiceLimit({ perClient: 1, perEmail: 1, perOrganization: 1 }, null),
      wrapEngine: (engine) => ({
        ...engine,
        placeOrder: async (...args) => {
          if (!isFailing) return engine.placeOrder(...args);
          if (outcome instanceof Error) throw outcome;
          return outcome;
        },
      }),
    });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await place(shop, await walk(shop), "192.0.2.1")).toMatchObject({ status });
    }
    isFailing = false;
    expect(await place(shop, await walk(shop), "192.0.2.1")).toMatchObject({ status: 200 });
    expect(await place(shop, await walk(shop), "192.0.2.1")).toMatchObject({ status: 429 });
  });

  describe("with a lost reply", () => {
    type PlaceInput = Parameters<CommerceEngine["placeOrder"]>;
    /** What the backend does before its reply is lost. */
    type Deed = (backend: Backend, ...input: PlaceInput) => Promise<unknown>;
    const doNothing: Deed = async () => null;
    const makeOrder: Deed = ({ engine }, ...input) => engine.placeOrder(...input);
    const saveAcceptance: Deed = ({ store }, record) => store.saveCheckout(record);
    const endWithoutStock: Deed = ({ engine }, record, { lines, ...priced }, options) => {
      const tooMany = lines.map((line) => ({ ...line, quantity: 1_000_000 }));
      return engine.placeOrder(record, { ...priced, lines: tooMany }, options);
    };

    /** Creates a shop that allows one order by invoice, and places one whose backend does `deed` and then fails. */
    async function loseAnswer(deed: Deed, failure: Error = new CommerceUnavailableError("timeout")) {
      const backend: { outcome: PlaceResult | Error | null } = { outcome: failure };
      const shop = createTestShop({
        trustedProxies: 1,
        invoiceLimit: createInvoiceLimit({ perClient: 1, perEmail: 1, perOrganization: 1 }, null),
        wrapEngine: (engine) => ({
          ...engine,
          placeOrder: async (...input) => {
            const { outcome } = backend;
            if (outcome === null) return engine.placeOrder(...input);
            if (!(outcome instanceof Error)) return outcome;
            await deed({ engine, store: shop.store }, ...input);
            throw outcome;
          },
        }),
      });
      const checkout = await walk(shop);
      const answer = await place(shop, checkout, "192.0.2.1");
      expect(answer.status).toBeGreaterThanOrEqual(500);
      const placeNext = async () => (await place(shop, await walk(shop), "192.0.2.1")).status;
      return { shop, checkout, backend, placeNext };
    }

    it("counts when the order was made and the call is not repeated", async () => {
      const { backend, placeNext } = await loseAnswer(makeOrder);
      backend.outcome = null;
      expect(await placeNext()).toBe(429);
    });

    it("counts once when the order was made, and the call is repeated and the checkout read", async () => {
      const { shop, checkout, backend, placeNext } = await loseAnswer(makeOrder);
      backend.outcome = null;
      expect(await place(shop, checkout, "192.0.2.1")).toMatchObject({ status: 200 });
      expect(await shop.get(`/checkout/${checkout.id}?language=en`)).toMatchObject({ status: 200 });
      expect(await placeNext()).toBe(429);
    });

    it("counts once, however often the call is repeated", async () => {
      const { shop, checkout, backend, placeNext } = await loseAnswer(doNothing);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        expect(await place(shop, checkout, "192.0.2.1")).toMatchObject({ status: 503 });
      }
      backend.outcome = null;
      expect(await place(shop, checkout, "192.0.2.1")).toMatchObject({ status: 200 });
      expect(await placeNext()).toBe(429);
    });

    it.each<[string, Deed, Error]>([
      ["an outage", doNothing, new CommerceUnavailableError("down")],
      ["a defect", doNothing, new Error("a defect")],
      ["a lost refusal", endWithoutStock, new CommerceUnavailableError("timeout")],
    ])(
      "no longer counts once the checkout is read and turns out to have no order, after %s",
      async (_, deed, failure) => {
        const { shop, checkout, backend, placeNext } = await loseAnswer(deed, failure);
        backend.outcome = null;
        expect(await placeNext()).toBe(429);
        for (let look = 0; look < 2; look += 1) await shop.get(`/checkout/${checkout.id}?language=en`);
        expect([await placeNext(), await placeNext()]).toEqual([200, 429]);
      },
    );

    it("no longer counts once the repeated call is refused", async () => {
      const { shop, checkout, backend, placeNext } = await loseAnswer(saveAcceptance);
      backend.outcome = { kind: "notEnoughStock", skus: ["PLA-BLACK"] };
      expect(await place(shop, checkout, "192.0.2.1")).toMatchObject({ status: 409 });
      backend.outcome = null;
      expect([await placeNext(), await placeNext()]).toEqual([200, 429]);
    });

    it("no longer counts once another payment method is chosen", async () => {
      const { shop, checkout, backend, placeNext } = await loseAnswer(saveAcceptance);
      backend.outcome = null;
      await shop.post(`/checkout/${checkout.id}/payment`, { method: "stripe" });
      expect([await placeNext(), await placeNext()]).toEqual([200, 429]);
    });
  });

  it("does not count a call that is refused before it reaches the backend", async () => {
    const shop = shopWith(1, 1, 1);
    const checkout = await walk(shop);
    const changed = await shop.post(
      `/checkout/${checkout.id}/place`,
      { ...acceptanceOf(checkout), expectedTotal: 1 },
      { "x-forwarded-for": "192.0.2.1" },
    );
    expect(changed).toMatchObject({ status: 409 });
    expect(await place(shop, checkout, "192.0.2.1")).toMatchObject({ status: 200 });
  });

  it("awaits approval above the limit of a company that has paid no invoice, and shows that in the confirmation", async () => {
    const limit = { SEK: 30_000, EUR: 0, USD: 0, DKK: 0, NOK: 0, GBP: 0 };
    const { settings } = testCatalogue;
    const data = {
      ...testCatalogue,
      settings: { ...settings, invoice: { ...settings.invoice, creditLimit: limit } },
    };
    const shop = createTestShop({ data });
    const checkout = await walkToPlacing(shop, [{ id: "id-pla-black", quantity: 5 }], {
      ...byInvoice,
      billing: company,
    });
    expect(checkout.totals.toPay).toBeGreaterThan(limit.SEK);
    expect(checkout.approval).toBe("not_needed");
    expect(checkout.paymentMethods.map(({ method, approvalAbove }) => [method, approvalAbove])).toEqual([
      ["swish", null],
      ["stripe", null],
      ["invoice_email", limit.SEK],
      ["invoice_mail", limit.SEK],
    ]);
    const { reply } = await place(shop, checkout);
    expect(reply).toMatchObject({ step: "confirmation", approval: "awaiting" });
    const shown = await shop.get<Checkout>(`/checkout/${checkout.id}?language=en`);
    expect(shown.reply).toMatchObject({ step: "confirmation", approval: "awaiting" });
  });
});

describe("a web address in an address form", () => {
  const post = async (billing: object, shipping: object | null = null) => {
    const shop = createTestShop();
    const started = await shop.post<Checkout>("/checkout", { site: "se", company: true, lines: black });
    const path = `/checkout/${started.reply.id}`;
    await shop.post(`${path}/account`, { email: "asa@example.com" });
    return shop.post(`${path}/address?language=en`, {
      billing: { ...company, ...billing },
      shipping,
    });
  };

  it.each([
    ["firstName", "evil.example/login"],
    ["firstName", "evil.com"],
    ["lastName", "https://evil.example"],
    ["company", "www.evil.example"],
    ["addressLine1", "Pay at evil.example/x"],
    ["addressLine2", "http://evil.example"],
    ["city", "www.evil.example"],
    ["referenceCode", "evil.example/login"],
    ["invoiceNotes", "Log in at https://evil.example"],
  ])("fails in %s: %j", async (field, text) => {
    expect(await post({ [field]: text })).toMatchObject({
      status: 400,
      reply: {
        code: "invalid_request",
        fields: { [`body.billing.${field}`]: "Please leave out web addresses" },
      },
    });
  });

  it("fails in the delivery address too", async () => {
    const { firstName: _name, cellNumber: _cell, organizationNumber: _number, ...delivery } = company;
    const { reply } = await post({}, { ...delivery, firstName: "www.evil.example" });
    expect(reply.fields).toEqual({ "body.shipping.firstName": "Please leave out web addresses" });
  });

  it.each([
    ["firstName", "Dr.Nils"],
    ["lastName", "A.B. Svensson"],
    ["company", "Komplett.no AS"],
    ["addressLine2", "c/o A/S Dansk"],
  ])("does not include an ordinary name with a dot or a slash, in %s: %j", async (field, text) => {
    expect(await post({ [field]: text })).toMatchObject({ status: 200 });
  });
});
