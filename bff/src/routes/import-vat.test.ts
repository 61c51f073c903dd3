import {
  currencies,
  type Currency,
  type ImportThresholds,
  type PricedCheckout,
  priceVariation,
  resolveImportVat,
  toVatRate,
} from "@spolverk/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Shop, Variation } from "../contract/catalogue.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { acceptanceOf, individual, walkToPayment, walkToPlacing } from "../testing/walk-checkout.ts";

const british = {
  ...individual,
  zip: "SW1A 1AA",
  city: "London",
  country: "GB",
  cellNumber: "+44 7911 123456",
};
const norwegian = { ...individual, zip: "0150", city: "Oslo", country: "NO", cellNumber: "+47 406 12 345" };
const norwegianCompany = { ...norwegian, company: "Fres AS", organizationNumber: "923609016" };
const inGreatBritain = { site: "co.uk", billing: british };
const inNorway = { site: "com", billing: norwegian, currency: "NOK" };

/** A spool costs 15.08 GBP or 207.20 NOK without VAT. */
const spools = (quantity: number) => [{ id: "id-pla-black", quantity }];
/** One piece costs 196.01 NOK without VAT, after its discount. */
const onSale = { id: "id-petg-sale", quantity: 1 };

function createShop(thresholds: Partial<ImportThresholds> = {}) {
  const charged: PricedCheckout[] = [];
  const [someOption] = testCatalogue.shippingOptions;
  const shop = createTestShop({
    data: {
      ...testCatalogue,
      settings: {
        ...testCatalogue.settings,
        vatRates: { SE: 25, GB: 20, NO: 25 },
        importThresholds: { consignmentGbp: null, itemNok: null, ...thresholds },
      },
      shippingOptions: [
        ...testCatalogue.shippingOptions,
        { ...someOption!, id: "ups-abroad", countries: ["GB", "NO"], freeAbove: null },
      ],
    },
    wrapEngine: (engine) => ({
      ...engine,
      placeOrder: async (accepted, priced, options) => {
        charged.push(priced);
        return engine.placeOrder(accepted, priced, options);
      },
    }),
  });
  return { shop, charged };
}

/** The totals of an individual's cart, calculated as the storefront does. */
async function countCart(
  shop: TestShop,
  lines: readonly { id: string; quantity: number }[],
  { country, currency }: { country: string; currency: Currency },
): Promise<number[]> {
  const { sellerCountry, vatRates, importThresholds: thresholds } = (await shop.get<Shop>("/shop")).reply;
  const counted = await Promise.all(
    lines.map(async ({ id, quantity }) => {
      const { reply } = await shop.get<Variation>(`/catalog/variations/${id}?language=en`);
      const priceIn = (paidIn: Currency, vatRate: number) =>
        priceVariation({ variation: reply, product: reply.product, currency: paidIn, vatRate });
      const netIn = (paidIn: Currency) => priceIn(paidIn, 0).net.price;
      const net = { GBP: quantity * netIn("GBP"), NOK: quantity * netIn("NOK") };
      return { quantity, physical: reply.physical, net, priceIn };
    }),
  );
  const imported = resolveImportVat({
    destination: { country, zip: null },
    sellerCountry,
    isCompany: false,
    thresholds,
    lines: counted,
  });
  return counted.map(
    ({ quantity, priceIn }, at) =>
      quantity *
      priceIn(currency, imported[at] ? 0 : toVatRate(vatRates, { country, zip: null })).gross.price,
  );
}

describe("a parcel for the United Kingdom", () => {
  it("includes British VAT, charged by the shop, up to the threshold", async () => {
    const { shop } = createShop({ consignmentGbp: 13_500 });
    const checkout = await walkToPayment(shop, spools(8), inGreatBritain);
    expect(checkout).toMatchObject({
      vatRate: 20,
      importVat: false,
      importTax: "included",
      importDuties: false,
    });
    expect(checkout.totals.vat).toBeGreaterThan(0);
  });

  it("includes no VAT above the threshold, neither on goods nor on shipping, up to the order", async () => {
    const { shop, charged } = createShop({ consignmentGbp: 13_500 });
    const checkout = await walkToPlacing(shop, spools(9), inGreatBritain);
    expect(checkout).toMatchObject({ vatRate: 0, importVat: true, reverseCharge: false });
    expect(checkout.totals).toMatchObject({ subTotal: 9 * 1508, vat: 0 });
    expect(checkout.totals.shipping.vat).toBe(0);
    const placed = await shop.post<Checkout>(`/checkout/${checkout.id}/place`, acceptanceOf(checkout));
    expect(placed).toMatchObject({ status: 200, reply: { importVat: true } });
    expect(charged[0]).toMatchObject({ vatRate: 0, totals: checkout.totals });
  });

  it("includes VAT once a coupon brings it down to the threshold", async () => {
    const { shop } = createShop({ consignmentGbp: 13_500 });
    const { id, importVat } = await walkToPayment(shop, spools(9), inGreatBritain);
    expect(importVat).toBe(true);
    // 135.72 GBP less ten percent is 122.15 GBP, which is below the threshold.
    const { reply } = await shop.post<Checkout>(`/checkout/${id}/coupon`, { code: "WELCOME10" });
    expect(reply).toMatchObject({ vatRate: 20, importVat: false });
    expect(reply.totals.vat).toBeGreaterThan(0);
    expect(reply.totals.coupon.total).toBeGreaterThan(0);
  });

  it("compares its value with the threshold in pounds, whatever currency the shopper pays in", async () => {
    const { shop } = createShop({ consignmentGbp: 13_500 });
    for (const currency of currencies) {
      const within = await walkToPayment(shop, spools(8), { ...inGreatBritain, currency });
      const above = await walkToPayment(shop, spools(9), { ...inGreatBritain, currency });
      expect([within.importVat, above.importVat], currency).toEqual([false, true]);
    }
  });

  it("includes VAT at any value while the threshold is off [9.12]", async () => {
    const { shop } = createShop();
    const checkout = await walkToPayment(shop, spools(90), inGreatBritain);
    expect(checkout).toMatchObject({ vatRate: 20, importVat: false });
  });

  it("cannot be placed at the price from before a line was added", async () => {
    const { shop } = createShop({ consignmentGbp: 13_500 });
    const shown = await walkToPlacing(shop, spools(8), inGreatBritain);
    await shop.post(`/checkout/${shown.id}/lines`, { lines: spools(9) });
    const refused = await shop.post(`/checkout/${shown.id}/place`, acceptanceOf(shown));
    expect(refused).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
  });
});

describe("a parcel for Norway", () => {
  it("includes VAT for items below the threshold and for shipping, and no VAT for the other items", async () => {
    const { shop } = createShop({ itemNok: 20_000 });
    const { lines, ...checkout } = await walkToPayment(shop, [...spools(1), onSale], inNorway);
    expect(checkout).toMatchObject({ vatRate: 25, importVat: true, importDuties: true });
    expect(lines.map(({ vatRate }) => vatRate)).toEqual([0, 25]);
    expect(checkout.totals.shipping.vat).toBeGreaterThan(0);
    expect(checkout.totals.vat).toBe((lines[1]?.vat ?? 0) + checkout.totals.shipping.vat);
  });

  it("includes no VAT when every item is above the threshold", async () => {
    const { shop } = createShop({ itemNok: 20_000 });
    const checkout = await walkToPayment(shop, spools(2), inNorway);
    expect(checkout).toMatchObject({ vatRate: 0, importVat: true, totals: { vat: 0 } });
  });

  it("includes no VAT for a company, which accounts for import VAT itself", async () => {
    const { shop } = createShop({ itemNok: 300_000 });
    const asCompany = { ...inNorway, billing: norwegianCompany, isCompany: true };
    const checkout = await walkToPayment(shop, spools(1), asCompany);
    expect(checkout).toMatchObject({ vatRate: 0, importVat: true });
  });
});

describe("the shop's thresholds", () => {
  it("appear in GET /shop, so that carts calculate as the checkout does", async () => {
    const { shop } = createShop({ consignmentGbp: 13_500 });
    const { reply } = await shop.get<Shop>("/shop");
    expect(reply.importThresholds).toEqual({ consignmentGbp: 13_500, itemNok: null });
  });
});

describe("a delivery within the European Union", () => {
  it("includes neither duties nor import VAT", async () => {
    const { shop } = createShop({ consignmentGbp: 1, itemNok: 1 });
    expect(await walkToPayment(shop, spools(1))).toMatchObject({ importVat: false, importDuties: false });
  });
});

describe("the total of a checkout with thresholds", () => {
  it("equals the sum of the shown and of the charged amounts, at any thresholds", async () => {
    const purchase = fc.record({
      consignmentGbp: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: null }),
      itemNok: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: null }),
      currency: fc.constantFrom(...currencies),
      to: fc.constantFrom(inGreatBritain, inNorway),
      black: fc.integer({ min: 1, max: 30 }),
      sale: fc.integer({ min: 1, max: 5 }),
      coupon: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(purchase, async ({ currency, to, black, sale, coupon, ...thresholds }) => {
        const { shop, charged } = createShop(thresholds);
        const wanted = [...spools(black), { ...onSale, quantity: sale }];
        const { id, lines } = await walkToPlacing(shop, wanted, { ...to, currency });
        // The cart, calculated from public settings, equals the checkout before a coupon.
        const cart = await countCart(shop, wanted, { country: to.billing.country, currency });
        expect(lines.map(({ total }) => total)).toEqual(cart);
        if (coupon) await shop.post(`/checkout/${id}/coupon`, { code: "WELCOME10" });
        const { reply: checkout } = await shop.get<Checkout>(`/checkout/${id}`);
        const { totals } = checkout;
        const untaxed = checkout.lines.filter(({ vatRate }) => vatRate === 0);
        expect(untaxed.map(({ vat }) => vat)).toEqual(untaxed.map(() => 0));
        expect(checkout.importVat).toBe(untaxed.length > 0);
        for (const line of checkout.lines) {
          expect(line.subTotal - line.totalDiscount + line.vat).toBe(line.total);
        }
        const goods = checkout.lines.reduce((sum, { total }) => sum + total, 0);
        expect(goods + totals.shipping.total + totals.fee.total - totals.coupon.total).toBe(totals.total);
        const placed = await shop.post<Checkout>(`/checkout/${id}/place`, acceptanceOf(checkout));
        expect(placed.status).toBe(200);
        expect(charged[0]?.totals).toEqual(totals);
        expect(charged[0]?.lines.map(({ total }) => total)).toEqual(checkout.lines.map(({ total }) => total));
      }),
      { numRuns: 60 },
    );
  });
});
