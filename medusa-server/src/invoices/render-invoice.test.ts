import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  createInvoiceTranslate,
  type Language,
  languages,
  readInvoiceTexts,
  readShop,
} from "@spolverk/content";
import { isCreditorReference } from "@spolverk/domain";
import { readPdfPages } from "../../integration-tests/support/read-pdf.ts";
import type { Invoice } from "./invoice.ts";
import { renderInvoice } from "./render-invoice.ts";

const line = {
  description: "Filament PLA 1,75 mm Blåbär åäö é ñ ß ø æ",
  sku: "PLA-BLUE-750",
  quantity: 3,
  unitPriceMinor: 19_900,
  discountMinor: 5970,
  agreementPercentage: null,
  netMinor: 53_730,
  vatRate: 25,
  vatMinor: 13_434,
};
const shipping = {
  ...line,
  description: "PostNord",
  sku: null,
  quantity: 1,
  unitPriceMinor: 4900,
  discountMinor: 0,
};
const fee = {
  ...shipping,
  description: "Fakturaavgift",
  unitPriceMinor: 2320,
  netMinor: 2320,
  vatMinor: 580,
};
const invoice: Invoice = {
  number: "100042",
  orderNumber: "42",
  language: "sv",
  currency: "SEK",
  issuedOn: "2026-11-21",
  termsDays: 30,
  seller: readShop().seller,
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
  lines: [line, { ...shipping, netMinor: 4900, vatMinor: 1225 }, fee],
  pointsMinor: 0,
  giftCardMinor: 0,
  isReverseCharge: false,
};

const render = (changes: Partial<Invoice> = {}) => {
  const changed = { ...invoice, ...changes };
  return renderInvoice(changed, createInvoiceTranslate(changed.language));
};
const read = async (changes: Partial<Invoice> = {}) => (await readPdfPages(await render(changes))).join(" ");
/** What stands there whatever the language and however it was broken into lines. */
const toSolid = (text: string) => text.replaceAll(/\s/g, "");

const titles: Record<Language, string> = {
  da: "Faktura",
  de: "Rechnung",
  en: "Invoice",
  es: "Factura",
  fr: "Facture",
  it: "Fattura",
  no: "Faktura",
  sv: "Faktura",
};

describe("an invoice as a PDF", () => {
  it("says who sells, who buys, what, and what is to be paid when [3.50] [9.37]", async () => {
    const text = toSolid(await read());
    for (const expected of [
      "Spolverk AB",
      "559999-9991",
      "Sågverket Łódź & Σίγμα AB",
      "Åsa Öberg",
      "556012-5790",
      "SE556012579001",
      "7300010000001",
      "Projekt 17",
      "Märk kollit Ångström",
      "Hamngatan 2",
      "Blåbär åäö é ñ ß ø æ",
      "PLA-BLUE-750",
      "Fakturaavgift",
      "21 november 2026",
      "21 december 2026",
      "30 dagar netto",
      "199,00 SEK",
      "-59,70 SEK",
      "Summa utan moms 609,50 SEK",
      "Moms 25 % på 609,50 SEK 152,39 SEK",
      "Att betala 761,89 SEK",
      "Godkänd för F-skatt",
      "Sida 1 av 1",
    ]) {
      assert.ok(text.includes(toSolid(expected)), `${expected} in ${text}`);
    }
  });

  it("names the account's contract price beside the list price, which no other line has [9.13]", async () => {
    const text = toSolid(await read({ lines: [line, { ...line, agreementPercentage: 12.5 }] }));
    assert.equal(text.split(toSolid("Avtalspris, 12,5 % under listpris")).length, 2, text);
  });

  it("asks for what points and a gift card left to pay, with the VAT of the whole", async () => {
    const text = toSolid(await read({ pointsMinor: 5000, giftCardMinor: 20_000 }));
    for (const expected of [
      "Moms 25 % på 609,50 SEK 152,39 SEK",
      "Betalt med presentkort -200,00 SEK",
      "Betalt med poäng -50,00 SEK",
      "Att betala 511,89 SEK",
    ]) {
      assert.ok(text.includes(toSolid(expected)), `${expected} in ${text}`);
    }
  });

  it("has a payment reference with check digits of the invoice's number", async () => {
    const reference = /RF[\d ]+100042|RF\d\d 1000 42/.exec(await read())?.[0] ?? "";
    assert.ok(isCreditorReference(reference), reference);
  });

  for (const language of languages) {
    it(`says all of it in ${language}`, async () => {
      const texts = readInvoiceTexts(language);
      const lines = [
        { ...line, agreementPercentage: 12.5 },
        { ...fee, description: texts.fee },
        { ...fee, description: texts.takeBackFee.replace("{{number}}", "R-10042") },
      ];
      const text = toSolid(
        await read({ language, lines, isReverseCharge: true, pointsMinor: 100, giftCardMinor: 100 }),
      );
      assert.ok(text.includes(titles[language]));
      for (const [name, each] of Object.entries(texts)) {
        const parts = each.split(/\{\{[\w, ]+\}\}/).map(toSolid);
        for (const part of parts) assert.ok(text.includes(part), `${name}: ${part} in ${text}`);
      }
      assert.ok(!text.includes("{{"));
    });
  }

  it("says that the buyer accounts for the VAT only when it is so", async () => {
    const free = { ...line, vatRate: 0, vatMinor: 0 };
    const text = await read({ isReverseCharge: true, lines: [free], language: "en", currency: "EUR" });
    assert.match(text, /Reverse charge/);
    assert.match(text, /Amount due €537\.30/);
    assert.doesNotMatch(await read({ language: "en" }), /Reverse charge/);
  });

  it("leaves out what there is not", async () => {
    const text = await read({
      delivery: null,
      reference: null,
      notes: null,
      buyer: { ...invoice.buyer, glnOrPeppolId: null },
      lines: [fee],
    });
    for (const absent of ["Levereras till", "Er referens", "Märkning", "GLN", "Rabatt"]) {
      assert.ok(!text.includes(absent), absent);
    }
  });

  it("names the columns on each page and counts the pages", async () => {
    const lines = Array.from({ length: 60 }, (_, place) => ({ ...line, sku: `SKU-${place}` }));
    const pages = await readPdfPages(await render({ lines }));
    assert.ok(pages.length > 2);
    for (const [place, text] of pages.entries()) {
      assert.ok(text.includes(`Sida ${place + 1} av ${pages.length}`));
      assert.ok(!text.includes("SKU-") || text.includes("Beskrivning"));
    }
    const all = pages.join(" ");
    for (const { sku } of lines) assert.ok(all.includes(`${sku} `), sku);
  });

  it("is the same for the same facts, and small", async () => {
    const [first, second] = [await render(), await render()];
    assert.deepEqual(first, second);
    assert.ok(first.length < 100_000, String(first.length));
  });

  it("is not made of lines that do not add up", async () => {
    await assert.rejects(render({ lines: [{ ...line, netMinor: 1 }] }), /does not add up/);
  });
});
