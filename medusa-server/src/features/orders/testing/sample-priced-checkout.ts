import type { PricedCheckout } from "@spolverk/domain";
import { pricedCheckoutSchema } from "@spolverk/medusa-contract";

const nothing = { net: 0, vat: 0, total: 0 };

/**
 * For tests: two spools sent to a service point at 25 % VAT, paid by invoice with its fee, with a test's own changes.
 */
export function samplePricedCheckout(changes: Partial<PricedCheckout> = {}): PricedCheckout {
  const shipping = { net: 3920, vat: 980, total: 4900 };
  const fee = { net: 2320, vat: 580, total: 2900 };
  return pricedCheckoutSchema.parse({
    accountId: null,
    site: "se",
    language: "sv",
    currency: "SEK",
    country: "SE",
    company: true,
    vatRate: 25,
    reverseCharge: false,
    email: "shopper@example.com",
    billing: {
      firstName: "Åsa",
      lastName: "Öberg",
      company: "",
      addressLine1: "Stora Södergatan 1",
      addressLine2: "",
      zip: "222 23",
      city: "Lund",
      state: "",
      country: "SE",
      cellNumber: "+46701234567",
      organizationNumber: "556036-0793",
      vatNumber: "",
      glnOrPeppolId: "",
      referenceCode: "",
      invoiceNotes: "",
      invoiceEmail: "",
    },
    shipping: null,
    lines: [
      {
        variationId: "variant_1",
        sku: "A",
        productName: "Kärna PLA",
        variationName: "Svart",
        thumbnail: "/media/a.svg",
        physical: true,
        isFilament: true,
        quantity: 2,
        unitPrice: 24_900,
        unitBefore: null,
        netMsrp: 19_920,
        discountPercentage: 0,
        discountSource: "none",
        vatRate: 25,
        subTotal: 39_840,
        totalDiscount: 0,
        vat: 9960,
        total: 49_800,
        coupon: nothing,
        isBackOrder: false,
        deliveryDate: null,
        giftCard: null,
      },
    ],
    shippingOption: { id: "so_1", name: "Till ombud", amount: shipping, coupon: nothing, servicePoint: null },
    coupon: null,
    noteToCarrier: "",
    paymentMethod: "invoice_email",
    giftCard: null,
    totals: {
      subTotal: 39_840,
      totalDiscount: 0,
      shipping,
      fee,
      coupon: nothing,
      vat: 11_520,
      total: 57_600,
      points: 0,
      giftCard: 0,
      toPay: 57_600,
    },
    ...changes,
  });
}
