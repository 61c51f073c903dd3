import type {
  Category,
  Checkout,
  Listing,
  Product,
  Shop,
  Variation,
  VariationSummary,
} from "@spolverk/bff/contract";
import { libraryReplies, noArticles } from "./fake-library.ts";

const money = { SEK: 19_920, EUR: 1752, USD: 2090, DKK: 13_520, NOK: 20_720, GBP: 1512 };

const variation: VariationSummary = {
  id: "v1",
  sku: "KPLA-BLACK",
  slug: "black-750g",
  name: "Svart, 750 g",
  type: "filament",
  physical: true,
  discontinued: false,
  msrp: money,
  backOrder: true,
  activeDate: "2024-01-01",
  bestSeller: 1,
  staffPick: false,
  colorHex: "#1c1f23",
  sale: null,
  priorPrice: null,
  attributes: { color: "black", size: 750 },
  attributeTexts: [
    { name: "color", text: "Svart" },
    { name: "size", text: "750 g" },
  ],
  assets: [
    { type: "image", thumbnail: "/media/spool-black.svg", imgixPath: "", description: "", bgColor: "#fff" },
  ],
  stock: { totalAvailable: 9, ETA: null, items: [] },
};

/** The lowest price before a sale, as the API returns it: the same number in every currency, without VAT. */
export function fakePriorPrice(msrpMinor: number): NonNullable<VariationSummary["priorPrice"]> {
  const price = { msrpMinor, discountPercentage: 0 };
  return { SEK: price, EUR: price, USD: price, DKK: price, NOK: price, GBP: price };
}

/** The product of the small shop. */
export const fakeProduct: Product = {
  id: "p1",
  slug: "karna-pla",
  name: "Kärna PLA",
  manufacturer: "Spolverk",
  bullets: ["Jämn", "Ren", "Stark"],
  soldBy: "kilogram",
  primaryAttribute: "color",
  secondaryAttribute: "size",
  discontinued: false,
  description: "En <PLA> att lita på.",
  type: "filament",
  restricted: false,
  categories: [{ path: "filaments>pla", name: "PLA" }],
  specifications: { densityGramsPerCm3: 1.24, printTemperatureC: [195, 225] },
  specificationsBySize: {},
  information: {
    maker: null,
    warnings: [],
    substances: [],
    recycled: null,
    disposal: null,
    packaging: [],
    customs: null,
    documents: [],
    guarantee: null,
    updatesUntil: null,
    sparePartsYears: null,
    repair: null,
  },
  related: [],
  variations: [
    variation,
    {
      ...variation,
      id: "v2",
      sku: "KPLA-BIG",
      slug: "black-2300g",
      attributes: { color: "black", size: 2300 },
    },
  ],
};

/** The product's first variation, as the API returns it by id. */
export const fakeVariation: Variation = {
  ...variation,
  gtin: null,
  restricted: false,
  categories: [],
  product: fakeProduct,
};

const categories: Category[] = [
  {
    id: "filaments",
    path: "filaments",
    name: "Filament",
    productCount: 1,
    children: [{ id: "pla", path: "filaments>pla", name: "PLA", productCount: 1, children: [] }],
  },
];

const listing: Listing = {
  items: [
    {
      product: fakeProduct,
      variation,
      variationCount: 2,
      colorHexes: ["#1c1f23"],
      productStock: "inStock",
    },
  ],
  total: 1,
  page: 1,
  pageSize: 24,
  breadcrumbs: [],
};

export const fakeShop: Shop = {
  noBackOrder: false,
  sellerCountry: "SE",
  vatRates: { SE: 25 },
  importThresholds: { consignmentGbp: null, itemNok: null },
  invoice: { fee: money, termsDays: 30 },
  deliveryCountries: ["SE", "DE"],
};

const nothing = { net: 0, vat: 0, total: 0 };
/** The checkout's line: one spool with VAT. */
export const fakeLine: Checkout["lines"][number] = {
  id: "v1",
  sku: "KPLA-BLACK",
  product: { name: "Kärna PLA", slug: "karna-pla" },
  slug: "black-750g",
  name: "Svart, 750 g",
  attributes: {},
  picture: null,
  physical: true,
  isFilament: true,
  quantity: 2,
  vatRate: 25,
  discountPercentage: 0,
  discountSource: "none",
  unitMsrp: 25_000,
  unitBefore: null,
  unitPrice: 25_000,
  subTotal: 40_000,
  totalDiscount: 0,
  vat: 10_000,
  total: 50_000,
  coupon: nothing,
  giftCard: null,
  isBackOrder: false,
  deliveryDate: null,
};

/** The small shop's checkout, at its address step. */
export const fakeCheckout: Checkout = {
  id: "c1",
  accountId: null,
  site: "se",
  currency: "SEK",
  country: "SE",
  company: false,
  vatRate: 25,
  importVat: false,
  importTax: null,
  importDuties: false,
  reverseCharge: false,
  vatNumberMissing: false,
  step: "address",
  email: "anna@example.com",
  billing: null,
  shipping: null,
  lines: [fakeLine],
  shippingOptions: [],
  shippingOptionId: null,
  shippingComplete: false,
  servicePoints: null,
  servicePoint: null,
  noteToCarrier: "",
  paymentMethods: [],
  paymentMethod: null,
  payment: { kind: "none" },
  placing: "none",
  approval: "not_needed",
  restricted: false,
  coupon: null,
  totals: {
    subTotal: 0,
    totalDiscount: 0,
    shipping: nothing,
    fee: nothing,
    coupon: nothing,
    vat: 0,
    total: 0,
    points: 0,
    giftCard: 0,
    toPay: 0,
  },
  giftCard: null,
  points: null,
  earns: null,
  warnings: [],
  digest: "digest-1",
  expiresAt: "2030-01-01T00:00:00Z",
  order: null,
};

const replies: Readonly<Record<string, unknown>> = {
  "/api/shop": fakeShop,
  "/api/catalog/categories": { categories },
  "/api/catalog/products": listing,
  "/api/catalog/products/karna-pla": fakeProduct,
  "/api/variations": {
    variations: fakeProduct.variations.map((one) => ({
      ...one,
      gtin: null,
      restricted: false,
      categories: ["filaments>pla"],
      product: fakeProduct,
    })),
  },
  "/api/checkout/c1": fakeCheckout,
  ...libraryReplies,
  "/api/articles/first-layer/products": { items: listing.items },
};

/** The API of a small shop for tests. `changed` replaces replies by path; an unknown path gets a 404. */
export function fakeShopApiWith(changed: Readonly<Record<string, unknown>>): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const isUnknownCategory = url.searchParams.get("category") === "unknown";
    const isUnknownWord = url.searchParams.get("q") === "nothing";
    const known = isUnknownCategory ? undefined : (changed[url.pathname] ?? replies[url.pathname]);
    const reply = isUnknownWord ? noArticles : known;
    if (reply !== undefined) return Response.json(reply);
    return Response.json({ message: "Not found", code: "not_found", requestId: "r" }, { status: 404 });
  };
}

export const fakeShopApi = fakeShopApiWith({});

/** A listing of one card with changes to its variation. */
export function fakeListing(changes: Partial<VariationSummary>): Listing {
  return {
    ...listing,
    items: listing.items.map((item) => ({ ...item, variation: { ...variation, ...changes } })),
  };
}
