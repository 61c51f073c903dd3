import type { Money } from "@spolverk/domain";
import type { CommerceData } from "../commerce/memory/commerce-data.ts";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import { createTestCoupon } from "./create-test-coupon.ts";

/** Prices that are not round numbers, so that wrong rounding shows. */
function money(sekMinor: number): Money {
  const by = (factor: number) => Math.round(sekMinor * factor);
  return {
    SEK: sekMinor,
    EUR: by(0.0879),
    USD: by(0.1049),
    DKK: by(0.6791),
    NOK: by(1.0403),
    GBP: by(0.0757),
  };
}

type VariationInput = Partial<Omit<CommerceVariation, "stock">> & {
  sku: string;
  stock: number;
  ETA?: string;
  sek?: number;
};

function variation({ sku, stock, ETA, sek = 19_917, ...rest }: VariationInput): CommerceVariation {
  const slug = sku.toLowerCase();
  return {
    id: `id-${slug}`,
    sku,
    slug,
    gtin: null,
    physical: true,
    discontinued: false,
    msrp: money(sek),
    backOrder: false,
    activeDate: "2024-01-10",
    bestSeller: null,
    staffPick: false,
    colorHex: null,
    colorName: null,
    sale: null,
    timedSale: null,
    priceHistory: [],
    attributes: {},
    weightGrams: rest.physical === false ? null : 965,
    assets: [
      {
        type: "image",
        thumbnail: `/media/${slug}.svg`,
        imgixPath: `/media/${slug}.svg`,
        description: { en: sku, sv: sku },
        bgColor: "#ffffff",
      },
    ],
    stock: {
      totalAvailable: stock,
      ETA: ETA ?? null,
      items: [{ location: "Helsingborg", available: stock }],
    },
    ...rest,
  };
}

type ProductInput = Partial<CommerceProduct> & Pick<CommerceProduct, "slug" | "variations">;
function product(input: ProductInput): CommerceProduct {
  return {
    id: `id-${input.slug}`,
    type: "filament",
    manufacturer: "Spolverk",
    name: { en: input.slug },
    description: { en: `All about ${input.slug}.` },
    bullets: { en: ["One", "Two", "Three", "Four"] },
    soldBy: "kilogram",
    primaryAttribute: "color",
    secondaryAttribute: "size",
    discontinued: false,
    restricted: false,
    categories: ["filaments-by-material>pla"],
    specifications: {},
    specificationsBySize: {},
    information: {},
    ...input,
  };
}

const black = { colorHex: "#111111", colorName: { en: "Black", sv: "Svart" } };
const red = { colorHex: "#cc0000", colorName: { en: "Signal red", sv: "Signalröd" } };
const spool = { diameter: 1.75, size: 750 };

const products: CommerceProduct[] = [
  product({
    slug: "karna-pla",
    name: { en: "Kärna PLA", sv: "Kärna PLA", de: "Kärna PLA" },
    description: { en: "The one to reach for first.", sv: "Den man tar först." },
    bullets: {
      en: ["Even", "Measured", "Clean", "Never shown"],
      sv: ["Jämn", "Mätt", "Ren", "Visas aldrig"],
    },
    specifications: {
      printTemperatureC: [195, 225],
      densityGramsPerCm3: 1.24,
      spoolSizeMm: "200 × 55, Ø 52",
      spoolMaterial: { en: "Recycled PP", sv: "Återvunnen PP" },
    },
    specificationsBySize: { "2300": { spoolSizeMm: "300 × 100, Ø 52" } },
    information: {
      warnings: ["melting-fumes"],
      hazard: { statements: ["H225", "H319"], precautions: ["P102"] },
      substances: [
        { name: "Lead", cas: "7439-92-1", part: "brass" },
        { name: "Water", cas: "7732-18-5", part: "whole" },
      ],
      recycled: { percent: 90, source: "post-consumer", part: "whole" },
      packaging: { spool: "PP 5" },
      customs: { code: "391690", origin: "SE" },
    },
    variations: [
      variation({
        sku: "PLA-RED",
        stock: 0,
        ETA: "2026-03-20T00:00:00.000Z",
        backOrder: true,
        attributes: { ...spool, color: "red" },
        ...red,
      }),
      variation({
        sku: "PLA-BLACK",
        stock: 5000,
        backOrder: true,
        gtin: "2000000000015",
        bestSeller: 1,
        attributes: { ...spool, color: "black" },
        ...black,
      }),
      variation({
        sku: "PLA-BLACK-285",
        stock: 80,
        attributes: { diameter: 2.85, size: 750, color: "black" },
        ...black,
      }),
      variation({ sku: "PLA-LAST", stock: 3, attributes: { ...spool, color: "white" } }),
      variation({ sku: "PLA-SOLD-OUT", stock: 0, attributes: { ...spool, color: "blue" } }),
      variation({ sku: "PLA-NO-DATE", stock: 2, backOrder: true, attributes: { ...spool, color: "grey" } }),
    ],
  }),
  product({
    slug: "kust-petg",
    name: { en: "Kust PETG", sv: "Kust PETG" },
    categories: ["filaments-by-material>petg", "recycled"],
    variations: [
      variation({
        sku: "PETG-SALE",
        stock: 40,
        sek: 21_533,
        staffPick: true,
        sale: { name: "Workshop week", discountPercentage: 12.5 },
        priceHistory: [
          { since: "2026-01-01T00:00:00.000Z", msrp: money(21_533), discountPercentage: 0 },
          { since: "2026-02-10T00:00:00.000Z", msrp: money(20_017), discountPercentage: 0 },
          { since: "2026-02-20T00:00:00.000Z", msrp: money(21_533), discountPercentage: 0 },
          { since: "2026-02-25T00:00:00.000Z", msrp: money(21_533), discountPercentage: 12.5 },
        ],
        attributes: { ...spool, color: "black" },
        ...black,
      }),
      variation({
        sku: "PETG-NEW",
        stock: 40,
        sek: 21_533,
        activeDate: "2026-02-20",
        attributes: { ...spool, color: "red" },
        ...red,
      }),
    ],
  }),
  product({
    slug: "bor-pa",
    name: { en: "Bor PA", sv: "Bor PA" },
    restricted: true,
    categories: ["filaments-by-material>nylon"],
    variations: [variation({ sku: "BOR-PA", stock: 20, sek: 99_901, attributes: spool })],
  }),
  product({
    slug: "gift-card",
    name: { en: "Gift card", sv: "Presentkort" },
    type: "giftCard",
    soldBy: null,
    primaryAttribute: "giftCardValue",
    secondaryAttribute: "listPrice",
    categories: ["gift-cards"],
    variations: [
      variation({
        sku: "GIFT-500",
        stock: 100_000,
        sek: 50_000,
        physical: false,
        attributes: { listPrice: "SEK", giftCardValue: 50_000 },
      }),
    ],
  }),
  product({
    slug: "old-nozzle",
    name: { en: "Old nozzle", sv: "Gammalt munstycke" },
    type: "nozzle",
    soldBy: null,
    primaryAttribute: "version",
    secondaryAttribute: "ho",
    discontinued: true,
    categories: ["nozzles"],
    variations: [
      variation({
        sku: "NOZZLE-04-HO",
        stock: 2,
        sek: 9_900,
        attributes: { version: 0.4, ho: true, material: "Brass" },
      }),
      variation({
        sku: "NOZZLE-06",
        stock: 0,
        ETA: "2026-03-20T00:00:00.000Z",
        backOrder: true,
        sek: 9_900,
        attributes: { version: 0.6, ho: false, material: "PEEK" },
      }),
    ],
  }),
];

function option(
  id: string,
  carrier: string,
  countries: readonly string[],
  sekNet: number,
  freeAboveSek: number | null,
): CommerceData["shippingOptions"][number] {
  return {
    id,
    carrier,
    carrierName: carrier,
    name: { en: `${carrier} to the door`, sv: `${carrier} till dörren` },
    countries,
    price: money(sekNet),
    freeAbove: freeAboveSek === null ? null : money(freeAboveSek),
    workingDays: { min: 1, max: 3 },
    servicePoint: false,
    maxParcelGrams: 20_000,
  };
}

const rates = { SE: 25, DE: 25, DK: 25, GB: 25 };

/** A small shop with a variation for every case of the rules. Its clock is set to 2 March 2026. */
export const testCatalogue: CommerceData = {
  settings: {
    noBackOrder: false,
    sellerCountry: "SE",
    vatRates: rates,
    vatRateChanges: [],
    importThresholds: { consignmentGbp: null, itemNok: null },
    paymentMethods: ["stripe", "swish", "e_invoice", "invoice_email", "invoice_mail"],
    invoice: { fee: money(2319), termsDays: 30, creditLimit: money(100_000) },
  },
  categories: [
    { id: "gift-cards", name: { en: "Gift cards", sv: "Presentkort" }, children: [] },
    { id: "nozzles", name: { en: "Nozzles", sv: "Munstycken" }, children: [] },
    {
      id: "filaments-by-material",
      name: { en: "Filaments by material", sv: "Filament efter material" },
      children: [
        { id: "pla", name: { en: "PLA", sv: "PLA" }, children: [] },
        { id: "petg", name: { en: "PETG", sv: "PETG" }, children: [] },
        { id: "nylon", name: { en: "Nylon", sv: "Nylon" }, children: [] },
      ],
    },
    { id: "recycled", name: { en: "Recycled", sv: "Återvunnet" }, children: [] },
  ],
  products,
  shippingOptions: [
    option("ups-eu", "ups", ["DE", "DK", "FI"], 8713, 90_000),
    option("postnord-home", "postnord", ["SE"], 5917, 60_000),
    option("postnord-dk", "postnord", ["DK"], 9917, null),
    option("schenker", "db-schenker", ["SE"], 7913, null),
    option("dhl-us", "dhl-express", ["US", "SE"], 29_917, null),
  ],
  coupons: [
    createTestCoupon("WELCOME10", { usesPerCustomer: 1 }),
    createTestCoupon("SEK50", {
      discount: { kind: "amount", amountMinor: 5000, includesVat: true, maxQuantity: null },
      currencies: ["SEK"],
    }),
    createTestCoupon("FREESHIP", { discount: { kind: "freeShipping" } }),
    createTestCoupon("BULK20", { minimum: { SEK: 200_000 } }),
    createTestCoupon("ALL", { discount: { kind: "percentage", percent: 100, maxQuantity: null } }),
    createTestCoupon("LAST", { usesLeft: 1 }),
    createTestCoupon("SPRING", { endsAt: "2026-03-02T11:00:00.000Z" }),
    createTestCoupon("SUMMER", { startsAt: "2026-06-01T00:00:00.000Z" }),
  ],
  messages: [],
};
