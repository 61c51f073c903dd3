import {
  calculateAmount,
  calculateLinePrice,
  calculateTotals,
  calculateUnitPrice,
  toMinor,
} from "@spolverk/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PricedCheckout } from "../priced-checkout.ts";
import { toPricedCheckoutBody } from "./to-priced-checkout-body.ts";

type Pricing = { msrpMinor: number; discountPercentage: number; quantity: number };

const billing = {
  firstName: "Åsa",
  lastName: "Öberg",
  addressLine1: "Stora Södergatan 1",
  addressLine2: "",
  zip: "222 23",
  city: "Lund",
  state: "",
  country: "SE",
  cellNumber: "+46 70 123 45 67",
  company: "",
  organizationNumber: "",
  vatNumber: "",
  glnOrPeppolId: "",
  referenceCode: "",
  invoiceNotes: "",
  invoiceEmail: "",
};

const nothing = calculateAmount(0, 0);

function createPricedCheckout(
  pricings: readonly Pricing[],
  vatRate: number,
  shippingNet: number,
  feeNet: number,
): PricedCheckout {
  const lines = pricings.map((pricing, index) => ({
    coupon: nothing,
    variationId: `variant_${index}`,
    sku: `SKU-${index}`,
    productName: "Kärna PLA",
    variationName: "Svart",
    thumbnail: null,
    physical: true,
    unitPrice: calculateUnitPrice({ ...pricing, vatRate }).price,
    netMsrp: pricing.msrpMinor,
    discountPercentage: pricing.discountPercentage,
    vatRate,
    isBackOrder: false,
    giftCard: null,
    ...calculateLinePrice({ ...pricing, vatRate }),
  }));
  const shipping = calculateAmount(shippingNet, vatRate);
  const fee = calculateAmount(feeNet, vatRate);
  return {
    site: "se",
    language: "sv",
    currency: "SEK",
    country: "SE",
    company: false,
    vatRate,
    reverseCharge: false,
    email: "shopper@example.com",
    billing,
    shipping: null,
    lines,
    shippingOption: { id: "so_1", name: "Till ombud", servicePoint: null, amount: shipping, coupon: nothing },
    coupon: null,
    noteToCarrier: "",
    paymentMethod: "stripe",
    fee,
    giftCard: null,
    totals: calculateTotals({ lines, shipping, fee }),
  };
}

const plain = createPricedCheckout([{ msrpMinor: 19920, discountPercentage: 0, quantity: 2 }], 25, 3920, 0);

describe("toPricedCheckoutBody", () => {
  it("identifies the customer by the address in lower case, and sends the coupon's discount", () => {
    const share = { net: 800, vat: 200, total: 1000 };
    const body = toPricedCheckoutBody({
      ...plain,
      email: "Asa.Oberg@Example.com",
      coupon: { id: "promo_1", code: "SEK10" },
      lines: plain.lines.map((line) => ({ ...line, coupon: share })),
    });
    expect(body.email).toBe("asa.oberg@example.com");
    expect(body.coupon).toEqual({ id: "promo_1", code: "SEK10" });
    expect(body.items[0]).toMatchObject({ unit_price: 249, discount: 10, metadata: { coupon: share } });
  });

  it("charges in decimal major units with VAT and records the shop's figures in minor units", () => {
    const { items, shipping_method, total, metadata } = toPricedCheckoutBody(plain);
    expect(items[0]).toMatchObject({
      quantity: 2,
      unit_price: 249,
      tax_rate: 25,
      metadata: { msrp: 19920, total: 49800 },
    });
    expect(shipping_method).toMatchObject({
      amount: 49,
      tax_rate: 25,
      metadata: { net: 3920, vat: 980, total: 4900 },
    });
    expect(total).toBe(547);
    expect(metadata.totals).toEqual(plain.totals);
  });

  it("charges what its parts add up to, for any prices, discounts, quantities and rates", () => {
    const pricing = fc.record({
      msrpMinor: fc.integer({ min: 1, max: 5_000_000 }),
      discountPercentage: fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    const pricedCheckouts = fc.tuple(
      fc.array(pricing, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(0, 6, 12, 25),
      fc.nat(50_000),
      fc.nat(5_000),
    );
    fc.assert(
      fc.property(pricedCheckouts, ([pricings, vatRate, shippingNet, feeNet]) => {
        const body = toPricedCheckoutBody(createPricedCheckout(pricings, vatRate, shippingNet, feeNet));
        const parts = [
          ...body.items.map(({ unit_price, quantity }) => toMinor(unit_price) * quantity),
          toMinor(body.shipping_method?.amount ?? 0),
          toMinor(body.fee?.amount ?? 0),
        ];
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(toMinor(body.total));
      }),
    );
  });

  it("has the payment asked for what a gift card leaves, and the goods at their full price", () => {
    const totals = { ...plain.totals, giftCard: 20_000, toPay: plain.totals.total - 20_000 };
    const body = toPricedCheckoutBody({ ...plain, giftCard: { id: "gc_1" }, totals });
    expect(body.gift_card).toEqual({ id: "gc_1", amount: 200 });
    expect(body.total).toBe(347);
    expect(body.items).toEqual(toPricedCheckoutBody(plain).items);
    expect(toPricedCheckoutBody(plain).gift_card).toBeNull();
  });

  it("has no fee item where there is no fee", () => {
    expect(toPricedCheckoutBody(plain).fee).toBeNull();
    expect(toPricedCheckoutBody(createPricedCheckout([], 25, 0, 2320)).fee).toMatchObject({
      amount: 29,
      tax_rate: 25,
    });
  });

  it("delivers to the billing address when no other is given", () => {
    expect(toPricedCheckoutBody(plain).shipping_address).toMatchObject({
      city: "Lund",
      country_code: "se",
      phone: billing.cellNumber,
    });
  });

  it("delivers to the shipping address with its own contact and the note to the carrier [3.42]", () => {
    const shipping = {
      firstName: "Bo",
      lastName: "Ek",
      addressLine1: "Kungsgatan 2",
      addressLine2: "",
      zip: "111 43",
      city: "Stockholm",
      state: "",
      country: "SE",
      company: "",
      shippingEmail: "bo@example.com",
      shippingCellNumber: "+46 70 765 43 21",
    };
    const body = toPricedCheckoutBody({ ...plain, shipping, noteToCarrier: "Code 1234" });
    expect(body.shipping_address).toMatchObject({
      city: "Stockholm",
      phone: "+46 70 765 43 21",
      metadata: { shippingEmail: "bo@example.com", noteToCarrier: "Code 1234" },
    });
    expect(body.billing_address.city).toBe("Lund");
  });

  it("gives the service point and the note to the carrier along, to the billing address too [3.42] [3.51]", () => {
    const servicePoint = {
      id: "1234",
      name: "Livs Lund",
      addressLine1: "Stortorget 2",
      zip: "222 23",
      city: "Lund",
      country: "SE",
      distanceMetres: 230,
      openingHours: [],
    };
    const shippingOption = plain.shippingOption && { ...plain.shippingOption, servicePoint };
    const body = toPricedCheckoutBody({ ...plain, shippingOption, noteToCarrier: "Code 1234" });
    expect(body.shipping_method?.metadata).toMatchObject({ servicePoint });
    expect(body.shipping_address.metadata).toEqual({ noteToCarrier: "Code 1234" });
  });

  it("needs no shipping method for what is not sent", () => {
    const lines = plain.lines.map((line) => ({ ...line, physical: false }));
    const body = toPricedCheckoutBody({ ...plain, lines, shippingOption: null });
    expect(body.shipping_method).toBeNull();
    expect(body.items.every(({ requires_shipping }) => !requires_shipping)).toBe(true);
  });
});
