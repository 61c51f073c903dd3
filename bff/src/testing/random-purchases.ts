import {
  calculatePointsBalance,
  type CouponDiscount,
  currencies,
  type Currency,
  type LedgerEntry,
  type PricedCheckout,
  resolveClubTier,
} from "@spolverk/domain";
import fc from "fast-check";
import type { CommerceClub } from "../commerce/store.ts";
import { MemoryGiftCards } from "../commerce/memory/memory-gift-cards.ts";
import { createTestCoupon } from "./create-test-coupon.ts";
import { createTestShop } from "./create-test-shop.ts";
import { createFakeVatRegister } from "./fake-vat-register.ts";
import { testCatalogue } from "./test-catalogue.ts";
import { asUser } from "./test-tokens.ts";
import { company, germanCompany, individual } from "./walk-checkout.ts";
import { createAccountDetail, withAccounts } from "./with-accounts.ts";
/** The variations that may be bought. */
export const goods = ["id-pla-black", "id-petg-sale", "id-petg-new", "id-bor-pa", "id-gift-500"];
const american = {
  ...individual,
  addressLine1: "500 Market Street",
  zip: "94105",
  city: "San Francisco",
  state: "CA",
  country: "US",
  cellNumber: "+1 415 555 2671",
};
const { vatNumber } = germanCompany;
/** The buyers, with the country whose VAT rate applies. */
export const buyers = {
  swede: { site: "se", billing: individual, isCompany: false, rate: "SE" },
  swedishCompany: { site: "se", billing: company, isCompany: true, rate: "SE" },
  german: {
    site: "de",
    billing: { ...germanCompany, company: "", vatNumber: "" },
    isCompany: false,
    rate: "DE",
  },
  // Has a valid VAT number, so reverse charge applies.
  germanCompany: { site: "de", billing: germanCompany, isCompany: true, rate: null },
  american: { site: "com", billing: american, isCompany: false, rate: null },
} as const;

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 });
const minor = (max: number) => fc.integer({ min: 1, max });
const moneyOf = fc.record(
  Object.fromEntries(currencies.map((currency) => [currency, minor(500_000)])) as Record<
    Currency,
    fc.Arbitrary<number>
  >,
);
const maxQuantity = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null });
const couponTerms: fc.Arbitrary<CouponDiscount> = fc.oneof(
  fc.record({
    kind: fc.constant("percentage" as const),
    percent: fc.integer({ min: 1, max: 10_000 }).map((part) => part / 100),
    maxQuantity,
  }),
  fc.record({
    kind: fc.constant("amount" as const),
    amountMinor: fc.integer({ min: 1, max: 2_000_000 }),
    includesVat: fc.boolean(),
    maxQuantity,
  }),
  fc.constant({ kind: "freeShipping" as const }),
);

/** The products of these variations. */
export const bought = testCatalogue.products.filter(({ variations }) =>
  variations.some(({ id }) => goods.includes(id)),
);
const productsOf = bought.map(({ id }) => id);
const namesOf = bought.flatMap(({ name }) => [name["en"] ?? "", ` ${(name["sv"] ?? "").toUpperCase()} `]);
/** The member who buys for the account with the agreements. */
export const member = { headers: asUser("kim@example.com"), accountId: "account-1" };

/** A shop's prices and terms, and its agreements with an account. */
export const aShop = fc.record({
  msrps: fc.array(moneyOf, { minLength: goods.length, maxLength: goods.length }),
  discounts: fc.array(hundredths(99), { minLength: goods.length, maxLength: goods.length }),
  rates: fc.record({ SE: hundredths(30), DE: hundredths(30) }),
  fee: moneyOf,
  shipping: moneyOf,
  freeAbove: fc.option(moneyOf),
  coupon: fc.option(couponTerms),
  agreements: fc.array(
    fc.record({
      target: fc.constantFrom("All", ...productsOf, ...namesOf, "Another"),
      hundredths: hundredths(99),
    }),
    { maxLength: 4 },
  ),
  club: fc.option(
    fc.record({
      currency: fc.constantFrom(...currencies),
      /** Hundredths of a point: earned by orders, and the joining bonus. */
      earnedMinor: fc.integer({ min: 1, max: 40_000 }),
      bonusMinor: fc.integer({ min: 1, max: 3_000_000 }),
    }),
  ),
});
export type ShopTerms = typeof aShop extends fc.Arbitrary<infer T> ? T : never;
/** A purchase and its buyer. */
export const aPurchase = fc
  .record({
    buyer: fc.constantFrom(...(Object.keys(buyers) as (keyof typeof buyers)[])),
    currency: fc.constantFrom(...currencies),
    lines: fc.uniqueArray(
      fc.record({ at: fc.nat(goods.length - 1), quantity: fc.integer({ min: 1, max: 20 }) }),
      {
        selector: ({ at }) => at,
        minLength: 1,
      },
    ),
    isByInvoice: fc.boolean(),
    usesCoupon: fc.boolean(),
    isSignedIn: fc.boolean(),
    points: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 })),
    /** Balance of the gift card to pay with, in minor units. */
    cardMinor: fc.option(minor(1_000_000)),
  })
  // A gift card is only sold in its own currency.
  .map((purchase) =>
    purchase.lines.some(({ at }) => goods[at] === "id-gift-500")
      ? { ...purchase, currency: "SEK" as const }
      : purchase,
  );
export type Purchase = typeof aPurchase extends fc.Arbitrary<infer T> ? T : never;

/** Creates a shop with those terms, and records what it prepares and charges. */
export function createRandomShop({
  msrps,
  discounts,
  rates,
  fee,
  shipping,
  freeAbove,
  coupon,
  agreements,
  club,
}: ShopTerms) {
  const account = createAccountDetail({
    agreements: agreements.map(({ target, hundredths: part }, at) => ({
      id: String(at),
      target,
      discountPercentage: part / 100,
      validFrom: null,
      validTo: null,
    })),
  });
  const withMember = withAccounts({
    "kim@example.com": [{ account, role: "buyer", isMember: club !== null }],
  });
  const products = testCatalogue.products.map((product) => ({
    ...product,
    variations: product.variations.map((variation) => {
      const at = goods.indexOf(variation.id);
      if (at < 0) return variation;
      const discountPercentage = (discounts[at] ?? 0) / 100;
      const sale = discountPercentage === 0 ? null : { name: "Sale", discountPercentage };
      const stock = {
        ...variation.stock,
        totalAvailable: 90_000,
        items: [{ location: "Lund", available: 90_000 }],
      };
      return { ...variation, msrp: msrps[at] ?? variation.msrp, sale, priceHistory: [], stock };
    }),
  }));
  const charged: PricedCheckout[] = [];
  const giftCards = new MemoryGiftCards();
  const shop = createTestShop({
    data: {
      ...testCatalogue,
      products,
      settings: {
        ...testCatalogue.settings,
        vatRates: { SE: rates.SE / 100, DE: rates.DE / 100 },
        invoice: { ...testCatalogue.settings.invoice, fee },
      },
      shippingOptions: testCatalogue.shippingOptions.map((option) => ({
        ...option,
        price: shipping,
        freeAbove,
      })),
      coupons: coupon === null ? [] : [createTestCoupon("ANY", { discount: coupon })],
    },
    vatRegister: createFakeVatRegister({ [vatNumber]: "valid" }).register,
    giftCards,
    // Other tests check the replies against the contract.
    checkReplies: false,
    wrapEngine: (memory) => {
      const engine = withMember.wrapEngine(memory);
      return {
        ...engine,
        placeOrder: async (accepted, priced, options) => {
          charged.push(priced);
          // The backend knows neither the account nor its points.
          return engine.placeOrder(accepted, { ...priced, totals: { ...priced.totals, points: 0 } }, options);
        },
      };
    },
    wrapStore: (store) => ({
      ...withMember.wrapStore(store),
      getClub: async () => club && createClub(club),
    }),
  });
  let cards = 0;
  /** Issues a gift card and returns its code. */
  const sellCard = (currency: Currency, balance: number) => {
    cards += 1;
    const code = String(cards).padStart(16, "0");
    giftCards.issue(code, currency, balance, "2029-03-02T10:00:00.000Z");
    return code;
  };
  return { shop, charged, account, sellCard };
}

function createClub({ currency, earnedMinor, bonusMinor }: NonNullable<ShopTerms["club"]>): CommerceClub {
  const entry = {
    at: "2026-03-01T10:00:00.000Z",
    expiresAt: "2026-08-30T10:00:00.000Z",
    orderId: null,
    orderNumber: null,
    note: null,
    lotId: null,
    owedMinor: 0,
  };
  const entries: LedgerEntry[] = [
    { ...entry, id: "1", type: "reward", amountMinor: earnedMinor, orderId: "earlier" },
    { ...entry, id: "2", type: "adjustment", amountMinor: bonusMinor },
  ];
  const now = "2026-03-02T10:00:00.000Z";
  return {
    ...calculatePointsBalance(entries, { currency, now, isBonusWithheld: false }),
    joinedAt: entry.at,
    standing: resolveClubTier(entries, { currency, now }),
  };
}
