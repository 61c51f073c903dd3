import { readSites } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import { MemoryPayments } from "../commerce/memory/memory-payments.ts";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import {
  acceptanceOf,
  company,
  individual,
  recipient,
  walkToAddress,
  walkToPayment,
  walkToPlacing,
} from "../testing/walk-checkout.ts";

const last = [{ id: "id-pla-last", quantity: 3 }];
const settings = {
  ...testCatalogue.settings,
  paymentMethods: ["stripe", "pay_later", "pay_over_time", "slice_it", "invoice_email"],
} satisfies typeof testCatalogue.settings;
const inBerlin = { addressLine1: "Hauptstraße 5", zip: "10115", city: "Berlin", country: "DE" };
const german = { ...individual, ...inBerlin, cellNumber: "+49 1512 3456789" };

const openShop = (options: Parameters<typeof createTestShop>[0] = {}) =>
  createTestShop({ data: { ...testCatalogue, settings }, ...options });

const methodsOf = ({ paymentMethods }: Checkout) => paymentMethods.map(({ method }) => method);
const tokenOf = ({ payment }: Checkout) => (payment.kind === "pay_later" ? payment.clientToken : "");
const place = <T = Checkout>(shop: TestShop, checkout: Checkout, paymentToken?: string) =>
  shop.post<T>(`/checkout/${checkout.id}/place?language=en`, { ...acceptanceOf(checkout), paymentToken });

/** Creates a checkout whose shopper is about to use the widget. */
async function startPaying() {
  const payments = new MemoryPayments();
  const shop = openShop({ payments });
  const checkout = await walkToPlacing(shop, last, { method: "slice_it" });
  const { reply } = await place(shop, checkout);
  return { payments, shop, checkout, reply };
}

async function countAvailable(shop: TestShop): Promise<number> {
  const path = "/catalog/variations/id-pla-last/stock";
  return (await shop.get<{ totalAvailable: number }>(path)).reply.totalAvailable;
}

describe("the pay-later methods", () => {
  it("appear for an individual by the country and currency of the bill [3.50]", async () => {
    const shop = openShop();
    const later = ["pay_later", "pay_over_time", "slice_it"];
    expect(methodsOf(await walkToAddress(shop, last))).toEqual(["stripe", ...later]);
    const inGermany = await walkToAddress(shop, last, { site: "de", billing: german });
    expect(methodsOf(inGermany)).toEqual(["stripe", ...later]);
    const byKronor = await walkToAddress(shop, last, { site: "de", billing: german, currency: "SEK" });
    expect(methodsOf(byKronor)).toEqual(["stripe"]);
  });

  it("never come first or preselected, whatever order the site has", async () => {
    const creditFirst = readSites().map((site) => ({
      ...site,
      paymentMethods: ["slice_it", "pay_later", "stripe"] satisfies typeof site.paymentMethods,
    }));
    const shop = openShop({ sites: creditFirst });
    const checkout = await walkToPayment(shop, last);
    expect(methodsOf(checkout)).toEqual(["stripe", "slice_it", "pay_later"]);
    expect(checkout.paymentMethod).toBeNull();
  });

  it("stay hidden from a company", async () => {
    const shop = openShop();
    const firm = await walkToPayment(shop, last, { billing: company, isCompany: true });
    expect(methodsOf(firm)).toEqual(["stripe", "invoice_email"]);
  });

  it("follow the provider's offer once a payment is prepared", async () => {
    const shop = openShop({
      wrapStore: (store) => ({
        ...store,
        getCheckout: async (id) => {
          const kept = await store.getCheckout(id);
          const payment = kept?.payment;
          if (!kept || payment?.kind !== "pay_later") return kept;
          return { ...kept, payment: { ...payment, categories: ["slice_it"] } };
        },
      }),
      payments: new MemoryPayments(),
    });
    const { id } = await walkToPlacing(shop, last, { site: "de", billing: german, method: "slice_it" });
    const shown = await shop.get<Checkout>(`/checkout/${id}`);
    expect(methodsOf(shown.reply)).toEqual(["stripe", "slice_it"]);
    // The provider's offer was for Germany and does not apply to Denmark.
    await shop.post(`/checkout/${id}/currency`, { currency: "DKK" });
    const danish = {
      ...german,
      zip: "2100",
      city: "København",
      country: "DK",
      cellNumber: "+45 20 12 34 56",
    };
    const address = { billing: danish, shipping: { ...recipient, ...inBerlin } };
    const elsewhere = await shop.post<Checkout>(`/checkout/${id}/address`, address);
    expect(methodsOf(elsewhere.reply)).toEqual(["stripe", "pay_later", "slice_it"]);
  });

  it("allow another choice when the provider does not offer the chosen method", async () => {
    const refusing = (engine: CommerceEngine): CommerceEngine => ({
      ...engine,
      preparePayment: async (id, priced) => {
        if (priced.paymentMethod === "pay_later") throw new CommerceRefusedError("not offered here");
        return engine.preparePayment(id, priced);
      },
    });
    const shop = openShop({ wrapEngine: refusing, payments: new MemoryPayments() });
    const { id } = await walkToPayment(shop, last);
    const refused = await shop.post(`/checkout/${id}/payment`, { method: "pay_later" });
    expect(refused).toMatchObject({ status: 409, reply: { code: "payment_method_unavailable" } });
    expect((await shop.get<Checkout>(`/checkout/${id}`)).reply.paymentMethod).toBeNull();
    expect(await shop.post(`/checkout/${id}/payment`, { method: "slice_it" })).toMatchObject({ status: 200 });
  });
});

describe("a checkout with pay later", () => {
  it("waits for the widget with the stock reserved, and becomes the order by the widget's token", async () => {
    const { payments, shop, checkout, reply } = await startPaying();
    expect(reply).toMatchObject({ placing: "awaiting_payment", payment: { kind: "pay_later" } });
    expect(await countAvailable(shop)).toBe(0);
    const placed = await place(shop, checkout, payments.authorize(tokenOf(reply)));
    expect(placed.reply).toMatchObject({ placing: "none", order: { number: "1001" } });
    expect(placed.reply.totals).toEqual(checkout.totals);
    expect((await place(shop, checkout)).reply.order).toEqual(placed.reply.order);
  });

  it("opens again for another payment method, with all its data, when the provider refuses [8.31]", async () => {
    const { payments, shop, checkout, reply } = await startPaying();
    const refused = await place(shop, checkout, payments.authorize(tokenOf(reply), "declined"));
    expect(refused).toMatchObject({ status: 402, reply: { code: "payment_failed" } });
    expect(await countAvailable(shop)).toBe(3);
    const path = `/checkout/${checkout.id}`;
    const byCard = await shop.post<Checkout>(`${path}/payment?language=en`, { method: "stripe" });
    expect(byCard).toMatchObject({ status: 200, reply: { lines: checkout.lines, totals: checkout.totals } });
    expect((await place(shop, byCard.reply)).reply.payment.kind).toBe("stripe");
  });

  it("waits while the provider checks the purchase, shows that, and cannot be changed meanwhile", async () => {
    const { payments, shop, checkout, reply } = await startPaying();
    const checked = await place(shop, checkout, payments.authorize(tokenOf(reply), "unknown"));
    expect(checked.reply).toMatchObject({ placing: "awaiting_payment", payment: { inReview: true } });
    const change = await shop.post(`/checkout/${checkout.id}/payment`, { method: "stripe" });
    expect(change).toMatchObject({ status: 409, reply: { code: "order_in_progress" } });
    expect((await shop.get<Checkout>(`/checkout/${checkout.id}`)).reply.payment).toMatchObject({
      inReview: true,
    });
    payments.settle(tokenOf(reply), "authorized");
    expect((await place(shop, checkout)).reply.order?.number).toBe("1001");
  });
});
