import { readShop } from "@spolverk/content";
import type { Invoice, InvoiceLine } from "../invoice.ts";

export const sampleLine: InvoiceLine = {
  description: "Filament PLA 1,75 mm Blåbär åäö é ñ ß ø æ",
  sku: "PLA-BLUE-750",
  quantity: 3,
  unitPriceMinor: 19_900,
  unitTotalMinor: 22_388,
  discountMinor: 5970,
  couponTotalMinor: 0,
  agreementPercentage: null,
  netMinor: 53_730,
  vatRate: 25,
  vatMinor: 13_434,
};

/** A charge for one piece without a discount. */
export const toSampleCharge = (description: string, netMinor: number, vatMinor: number): InvoiceLine => ({
  ...sampleLine,
  description,
  sku: null,
  quantity: 1,
  unitPriceMinor: netMinor,
  unitTotalMinor: netMinor + vatMinor,
  discountMinor: 0,
  netMinor,
  vatMinor,
});

/** A company's invoice with everything that an invoice can have except points, a gift card and an exchange rate. */
export const sampleInvoice: Invoice = {
  number: "100042",
  orderNumber: "42",
  language: "sv",
  currency: "SEK",
  issuedOn: "2026-11-21",
  isCompany: true,
  namesVat: true,
  settlement: { kind: "due", termsDays: 30 },
  supplied: { on: "2026-11-20" },
  seller: readShop().seller,
  registrations: [{ register: "LUCID", number: "DE1234567890" }],
  buyer: {
    lines: ["Sågverket Łódź & Σίγμα AB", "Åsa Öberg", "Storgatan 1", "252 25 Helsingborg"],
    country: "SE",
    organizationNumber: "556012-5790",
    vatNumber: "SE556012579001",
    glnOrPeppolId: "7300010000001",
  },
  delivery: { lines: ["Lagret", "Hamngatan 2", "211 22 Malmö"], country: "SE" },
  reference: "Projekt 17",
  notes: "Märk kollit Ångström",
  lines: [sampleLine, toSampleCharge("PostNord", 4900, 1225), toSampleCharge("Fakturaavgift", 2320, 580)],
  pointsMinor: 0,
  giftCardMinor: 0,
  isIntraCommunity: false,
  isExport: false,
  exchangeRate: null,
};
