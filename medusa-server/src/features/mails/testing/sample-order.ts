import type { OrderFacts } from "../../orders/order-facts.ts";

/** An order of a company with everything that an order can have; not shipped to a service point. */
export const sampleOrder: OrderFacts = {
  language: "sv",
  site: { origin: "https://se.example.com", otherLanguages: [] },
  number: "1042",
  firstName: "Åsa",
  currency: "SEK",
  isCompany: true,
  isSummedWithoutVat: true,
  lines: [
    {
      quantity: 2,
      name: "PLA",
      variation: "Röd, 750 g",
      total: 49_900,
      isBackOrder: false,
      deliveryDate: null,
      isAgreed: false,
      before: null,
    },
    {
      quantity: 1,
      name: "Munstycke",
      variation: "0,4 mm",
      total: 123_456,
      isBackOrder: true,
      deliveryDate: "2026-12-09",
      isAgreed: false,
      before: null,
    },
  ],
  totals: {
    subTotal: 150_001,
    totalDiscount: 11_316,
    shipping: { net: 7920, vat: 1980, total: 9900 },
    fee: { net: 2320, vat: 580, total: 2900 },
    coupon: { net: 4000, vat: 1000, total: 5000 },
    vat: 36_231,
    total: 181_156,
    points: 10_000,
    giftCard: 40_000,
    toPay: 131_156,
  },
  coupon: "SEK50",
  vatRate: 25,
  isIntraCommunity: false,
  isExport: false,
  paymentMethod: "invoice_email",
  approval: "not_needed",
  hasWithdrawalPage: false,
  delivery: "DHL Express: till dörren",
  deliverTo: ["Åsa Öberg", "Storgatan 1", "252 20 Helsingborg", "SE"],
  pickUpAt: null,
};
/** Totals of an order without discount, shipping, fee, coupon and gift card. */
export const totalsWithoutExtras: OrderFacts["totals"] = {
  subTotal: 100,
  totalDiscount: 0,
  shipping: { net: 0, vat: 0, total: 0 },
  fee: { net: 0, vat: 0, total: 0 },
  coupon: { net: 0, vat: 0, total: 0 },
  vat: 25,
  total: 125,
  points: 0,
  giftCard: 0,
  toPay: 125,
};

/** A parcel with the first line of the order, handed to the carrier. */
export const sampleParcel = {
  lines: sampleOrder.lines.slice(0, 1),
  carrier: "PostNord",
  tracking: [{ number: "UA123SE", url: "https://track.example.com/?id=UA123SE&lang=sv" }],
};
