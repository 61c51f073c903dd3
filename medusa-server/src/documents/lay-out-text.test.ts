import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createInvoiceTranslate, readCarriers } from "@spolverk/content";
import fc from "fast-check";
import PdfKit from "pdfkit";
import { readPdfPages } from "../../integration-tests/support/read-pdf.ts";
import { renderInvoice } from "../features/invoices/render-invoice.ts";
import { sampleInvoice } from "../features/invoices/testing/sample-invoice.ts";
import { setCountry, useFont } from "./document-fonts.ts";
import { layOutText } from "./lay-out-text.ts";
import { europeanNames, sampleNames } from "./testing/sample-names.ts";

const countries = [
  ...new Set(
    readCarriers().flatMap(({ services }) =>
      services.flatMap(({ zones }) => zones.flatMap((zone) => zone.countries)),
    ),
  ),
];

type Glyph = { id: number };
type Layout = { _font: { font: { layout: (text: string, features: unknown) => { glyphs: Glyph[] } } } };

function open(country: string) {
  const pdf = new PdfKit();
  setCountry(pdf, country);
  return pdf;
}
const shared = open("SE");
const layOut = (text: string, width = 200, pdf = shared) =>
  layOutText(pdf, text, { font: "regular", size: 10, width });
const textOf = (lines: ReturnType<typeof layOut>) =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join("|"));

describe("the text of a document", () => {
  for (const country of countries) {
    it(`finds a glyph for every letter of a name and an address in ${country}`, () => {
      const lines = sampleNames[country] ?? europeanNames;
      const pdf = open(country);
      for (const { text, font, options } of lines.flatMap((line) =>
        layOut(line, 200, pdf).flatMap(({ runs }) => runs),
      )) {
        const { _font } = useFont(pdf, font) as typeof pdf & Layout;
        const { glyphs } = _font.font.layout(text, options.features);
        assert.ok(
          glyphs.every(({ id }) => id !== 0),
          text,
        );
      }
    });
  }

  for (const [country, lines] of Object.entries({ ...sampleNames, SE: europeanNames })) {
    it(`can be copied from a document for ${country}, which stays small`, async () => {
      const invoice = { ...sampleInvoice, buyer: { ...sampleInvoice.buyer, lines: [...lines], country } };
      const document = await renderInvoice({ ...invoice, delivery: null }, createInvoiceTranslate("en"));
      const read = (await readPdfPages(document)).join("").normalize("NFKC");
      const isWritten = (letter: string) => read.includes(letter.normalize("NFKC"));
      // The letters are compared in any order, since PDF readers differ for two directions in one line. Arabic is
      // skipped:
      // the font draws its letters as strokes and dots, of which a reader copies only the strokes.
      const missing = [...lines.join("")].filter(
        (letter) => /(?!\p{Script=Arabic})[\p{L}\p{N}]/u.test(letter) && !isWritten(letter),
      );
      assert.deepEqual(missing, []);
      assert.doesNotMatch(read, /[?\uFFFD]/);
      assert.ok(document.length < 60_000, `${document.length} bytes`);
    });
  }

  it("runs from right to left in Hebrew and Arabic, with numbers and brackets in their reading order", () => {
    assert.deepEqual(textOf(layOut("אב (גד) 12")), ["12| (|גד|) |אב"]);
    assert.deepEqual(textOf(layOut("Tel אב 5 Aviv")), ["Tel |5| |אב| Aviv"]);
  });

  it("breaks where Unicode allows it, in Thai between words, and within a word only when it is too long", () => {
    const letters = (text: string, width: number) =>
      layOut(text, width).map(({ runs }) => runs.map((run) => run.text).join(""));
    assert.deepEqual(letters("one two three", 45), ["one two", "three"]);
    assert.deepEqual(letters("東京都渋谷区", 32), ["東京都", "渋谷区"]);
    assert.deepEqual(letters("ถนนสุขุมวิทแขวง", 50), ["ถนนสุขุมวิท", "แขวง"]);
    assert.equal(letters("x".repeat(120), 100).join(""), "x".repeat(120));
    assert.deepEqual(letters("a\n\nb", 100), ["a", "", "b"]);
  });

  it("replaces a letter that no font has by a simpler form or a question mark, never by a box", () => {
    assert.deepEqual(textOf(layOut("a 🙂 b 👨‍👩‍👧 𝐀 e\u0301")), ["a ? b ? A e\u0301"]);
  });

  it("fits any text into the width without throwing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 12 }), (text) => {
        for (const { width, runs } of layOut(text, 120)) assert.ok(width <= 120.01 || runs.length === 1);
      }),
      { numRuns: 15 },
    );
  });
});
