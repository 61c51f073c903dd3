import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createInvoiceTranslate, languages, readInvoiceTexts } from "@spolverk/content";
import { isCreditorReference } from "@spolverk/domain";
import { readPdfPages } from "../../../integration-tests/support/read-pdf.ts";
import { formatDay } from "../../documents/format-day.ts";
import type { Invoice } from "./invoice.ts";
import { renderInvoice } from "./render-invoice.ts";
import { sampleInvoice, sampleLine, toSampleCharge } from "./testing/sample-invoice.ts";

const line = sampleLine;
const fee = toSampleCharge("Fakturaavgift", 2320, 580);
const render = (changes: Partial<Invoice> = {}) => {
  const changed = { ...sampleInvoice, ...changes };
  return renderInvoice(changed, createInvoiceTranslate(changed.language));
};
const read = async (changes: Partial<Invoice> = {}) => (await readPdfPages(await render(changes))).join(" ");
/** Removes white space, so that texts match however their lines were broken. */
const toSolid = (text: string) => text.replaceAll(/\s/g, "");

describe("an invoice as a PDF", () => {
  it("states the seller, the buyer, the goods, the amount and the due day [3.50] [9.37]", async () => {
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
      "Leveransdatum 20 november 2026",
      "LUCID DE1234567890",
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

  it("names the contract price beside the list price only on the line that has a contract price [9.13]", async () => {
    const text = toSolid(await read({ lines: [line, { ...line, agreementPercentage: 12.5 }] }));
    assert.equal(text.split(toSolid("Avtalspris, 12,5 % under listpris")).length, 2, text);
  });

  it("states the amount due after points and gift card, with the VAT on the whole amount", async () => {
    const text = toSolid(await read({ pointsMinor: 5000, giftCardMinor: 20_000 }));
    for (const expected of [
      "Moms 25 % på 609,50 SEK 152,39 SEK",
      "Summa med moms 761,89 SEK",
      "Betalt med presentkort -200,00 SEK",
      "Betalt med poäng -50,00 SEK",
      "Att betala 511,89 SEK",
    ]) {
      assert.ok(text.includes(toSolid(expected)), `${expected} in ${text}`);
    }
  });

  it("contains a payment reference with check digits for the invoice's number", async () => {
    const reference = /RF[\d ]+100042|RF\d\d 1000 42/.exec(await read())?.[0] ?? "";
    assert.ok(isCreditorReference(reference), reference);
  });

  it("names the exempting article 138 only on the invoice of an intra-Community supply", async () => {
    const free = { ...line, vatRate: 0, vatMinor: 0 };
    const text = await read({ isIntraCommunity: true, lines: [free], language: "en", currency: "EUR" });
    assert.match(text, /Exempt intra-Community supply, Article 138 of Council Directive 2006\/112\/EC/);
    assert.match(text, /Amount due €537\.30/);
    assert.doesNotMatch(text, /Reverse charge/);
    assert.doesNotMatch(await read({ language: "en" }), /138/);
  });

  it("names the exempting article 146 only on the invoice of an export (directive 2006/112/EC, article 226(11))", async () => {
    const free = { ...line, vatRate: 0, vatMinor: 0 };
    const text = await read({ isExport: true, lines: [free], language: "en", currency: "USD" });
    assert.match(text, /Exempt export of goods, Article 146 of Council Directive 2006\/112\/EC/);
    assert.doesNotMatch(await read({ language: "en" }), /146/);
  });

  it("formats VAT rates and contract prices in the same percentage format", async () => {
    const priced = { ...line, agreementPercentage: 12.5 };
    const text = await read({ language: "en", lines: [priced] });
    assert.match(text, /VAT 25% on/);
    assert.match(text, / 25% /);
    assert.match(text, /12\.5% below/);
    assert.doesNotMatch(text, /\d %/);
  });

  for (const language of languages) {
    it(`breaks neither a label nor the number beside it, in ${language}`, async () => {
      const buyer = { ...sampleInvoice.buyer, glnOrPeppolId: "0007:5560125790123" };
      const supplied = { on: "2026-09-30" };
      const text = await read({ language, buyer, supplied, issuedOn: "2026-09-30" });
      const texts = readInvoiceTexts(language);
      for (const name of ["vatNumber", "organizationNumber", "glnOrPeppolId", "terms"] as const) {
        assert.ok(text.includes(texts[name]), `${texts[name]} in ${text}`);
      }
      const day = formatDay("2026-09-30", language);
      for (const value of [buyer.glnOrPeppolId, buyer.vatNumber, day]) {
        assert.ok(text.includes(`${value} `), `${value} in ${text}`);
      }
    });
  }

  it("states Swedish VAT in kronor too, with the rate's source and day (ML 17:29)", async () => {
    const exchangeRate = { sekPerUnit: 11.4235, source: "ECB", on: "2026-11-20" };
    const text = toSolid(await read({ currency: "EUR", exchangeRate }));
    // The invoice's VAT is 152.39 euros.
    assert.ok(text.includes(toSolid("Svensk moms i SEK 1.740,83 SEK")), text);
    assert.ok(text.includes(toSolid("1 EUR = 11,4235 SEK (ECB, 20 november 2026)")), text);
    assert.ok(!toSolid(await read({ currency: "EUR" })).includes("SvenskmomsiSEK"));
  });

  it("announces goods that are sent later, and mentions no delivery when nothing is sent", async () => {
    assert.match(await read({ supplied: "later" }), /Leveransdatum När varorna skickas/);
    assert.doesNotMatch(await read({ supplied: null }), /Leveransdatum/);
  });

  it("leaves out absent facts", async () => {
    const text = await read({
      delivery: null,
      reference: null,
      notes: null,
      buyer: { ...sampleInvoice.buyer, glnOrPeppolId: null },
      lines: [fee],
    });
    for (const absent of ["Levereras till", "Er referens", "Märkning", "GLN", "Rabatt"]) {
      assert.ok(!text.includes(absent), absent);
    }
  });

  it("repeats the column names on each page and numbers the pages", async () => {
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

  it("renders the same facts to the same bytes, in a small file", async () => {
    const [first, second] = [await render(), await render()];
    assert.deepEqual(first, second);
    assert.ok(first.length < 100_000, String(first.length));
  });

  it("refuses lines that do not add up", async () => {
    await assert.rejects(render({ lines: [{ ...line, netMinor: 1 }] }), /does not add up/);
  });
});
