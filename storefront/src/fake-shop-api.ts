import type {
  Article,
  ArticleListing,
  ArticleSummary,
  Category,
  Checkout,
  Listing,
  Page,
  Product,
  Reseller,
  Shop,
  VariationSummary,
} from "@spolverk/bff/contract";
import type { RichText } from "@spolverk/content/rich-text";

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

const product: Product = {
  id: "p1",
  slug: "karna-pla",
  name: "Kärna PLA",
  manufacturer: "Spolverk",
  bullets: ["Jämn", "Ren", "Stark"],
  primaryAttribute: "color",
  secondaryAttribute: "size",
  discontinued: false,
  description: "En <PLA> att lita på.",
  type: "filament",
  restricted: false,
  categories: [{ path: "filaments>pla", name: "PLA" }],
  specifications: { densityGramsPerCm3: 1.24, printTemperatureC: [195, 225] },
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
  items: [{ product, variation, variationCount: 2, lowestMsrp: money, colorHexes: ["#1c1f23"] }],
  total: 1,
  page: 1,
  pageSize: 24,
  breadcrumbs: [],
};

const shop: Shop = {
  noBackOrder: false,
  sellerCountry: "SE",
  vatRates: { SE: 25 },
  invoice: { fee: money, termsDays: 30 },
  deliveryCountries: ["SE", "DE"],
};

const nothing = { net: 0, vat: 0, total: 0 };
const checkout: Checkout = {
  id: "c1",
  site: "se",
  currency: "SEK",
  country: "SE",
  company: false,
  vatRate: 25,
  reverseCharge: false,
  step: "address",
  email: "anna@example.com",
  billing: null,
  shipping: null,
  lines: [],
  shippingOptions: [],
  shippingOptionId: null,
  shippingComplete: false,
  paymentMethods: [],
  paymentMethod: null,
  payment: { kind: "none" },
  restricted: false,
  totals: { subTotal: 0, totalDiscount: 0, shipping: nothing, fee: nothing, vat: 0, total: 0 },
  warnings: [],
  expiresAt: "2030-01-01T00:00:00Z",
  order: null,
};

const summary: ArticleSummary = {
  slug: "first-layer",
  type: "Print guides",
  title: "Första lagret",
  description: "Så läggs första lagret.",
  tags: ["pla", "vidhäftning"],
  cover: { imgixPath: null, description: "Ett munstycke", src: "/media/layer.svg", alt: "Ett munstycke" },
  onlyEnglish: false,
  publishedDate: "2026-09-14",
};
const english: ArticleSummary = {
  ...summary,
  slug: "warping",
  title: "Warping",
  tags: ["abs"],
  onlyEnglish: true,
};

const heading = (level: 2 | 3, text: string): RichText["content"][number] => ({
  type: "heading",
  attrs: { level, id: text.toLowerCase() },
  content: [{ type: "text", text }],
});
const paragraph = (text: string): RichText["content"][number] => ({
  type: "paragraph",
  content: [{ type: "text", text }],
});

const articleText: RichText = {
  type: "doc",
  content: [
    paragraph("Börja <rent>."),
    heading(2, "Plattan"),
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Läs om ", marks: [{ type: "bold" }] },
        { type: "text", text: "återtag", marks: [{ type: "link", attrs: { href: "/re-add?a=1#hur" } }] },
        { type: "image", attrs: { src: "/media/lamp.svg", alt: "En lampa", width: 640, height: 360 } },
      ],
    },
    heading(2, "Höjden"),
    {
      type: "table",
      content: [
        { type: "tableRow", content: [{ type: "tableHeader", content: [{ type: "text", text: "Bädd" }] }] },
        {
          type: "tableRow",
          content: [
            { type: "tableCell", attrs: { align: "right" }, content: [{ type: "text", text: "60 °C" }] },
          ],
        },
      ],
    },
    { type: "note", attrs: { look: "warning" }, content: [paragraph("Hett!")] },
    heading(2, "Farten"),
    {
      type: "orderedList",
      attrs: { start: 1 },
      content: [{ type: "listItem", content: [paragraph("Sakta")] }],
    },
    { type: "video", attrs: { provider: "youtube", id: "abcdefghijk", title: "Så gör du" } },
  ],
};

const article: Article = {
  ...summary,
  publishedAt: "2026-09-14T00:00:00.000Z",
  modifiedAt: "2026-10-02T00:00:00.000Z",
  content: articleText,
  related: [english],
};

const articles: ArticleListing = {
  items: [summary, english],
  total: 14,
  page: 1,
  pageSize: 12,
  types: [
    { type: "Print guides", count: 14 },
    { type: "Use cases", count: 0 },
  ],
  tags: [{ tag: "pla", count: 1 }],
};
const noArticles: ArticleListing = { ...articles, items: [], total: 0, types: [], tags: [] };

const toPage = (name: string, content: RichText["content"]): Page => ({
  name,
  title: `Sidan ${name}`,
  description: `Om ${name}.`,
  content: { type: "doc", content },
});
const pages = [
  ...["contact", "re-add", "rnd", "sustainability", "about", "resellers", "partner-program"],
  ...["end-product-use", "affiliate", "custom-filaments", "careers", "terms", "privacy", "warranty"],
].map((name) => toPage(name, [paragraph(`Om ${name}.`)]));
const faq = toPage("faq", [
  paragraph("Korta svar."),
  heading(2, "Beställning"),
  heading(3, "Ändra"),
  paragraph("Skriv till oss."),
]);

const resellers: Reseller[] = [
  { id: "a", name: "Lager 3D", country: "SE", city: "Umeå", url: "https://lager.example" },
  { id: "b", name: "Schichtwerk", country: "DE", city: "Leipzig", url: "https://schicht.example" },
];

const replies: Readonly<Record<string, unknown>> = {
  "/api/shop": shop,
  "/api/catalog/categories": { categories },
  "/api/catalog/products": listing,
  "/api/catalog/products/karna-pla": product,
  "/api/variations": {
    variations: product.variations.map((one) => ({
      ...one,
      gtin: null,
      restricted: false,
      categories: ["filaments>pla"],
      product,
    })),
  },
  "/api/checkout/c1": checkout,
  "/api/articles": articles,
  "/api/articles/first-layer": article,
  "/api/articles/first-layer/products": { items: listing.items },
  "/api/articles/warping": { ...article, ...english },
  "/api/resellers": { resellers },
  ...Object.fromEntries([...pages, faq].map((page) => [`/api/pages/${page.name}`, page])),
};

/** A small shop for tests: answers as the API would, 404 for what it does not have. */
export const fakeShopApi: typeof fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const isUnknownCategory = url.searchParams.get("category") === "unknown";
  const isUnknownWord = url.searchParams.get("q") === "nothing";
  const known = isUnknownCategory ? undefined : replies[url.pathname];
  const reply = isUnknownWord ? noArticles : known;
  if (reply !== undefined) return Response.json(reply);
  return Response.json({ message: "Not found", code: "not_found", requestId: "r" }, { status: 404 });
};
