import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createInvoiceTranslate, type Language, languages, readInvoiceTexts } from "@spolverk/content";
import { readPdfPages } from "../../../integration-tests/support/read-pdf.ts";
import type { Invoice, InvoiceLine } from "./invoice.ts";
import { renderInvoice } from "./render-invoice.ts";
import { toCreditNote } from "./to-credit-note.ts";
import { sampleInvoice, sampleLine, toSampleCharge } from "./testing/sample-invoice.ts";
import { toInvoiceView } from "./to-invoice-view.ts";

const read = async (document: Invoice) =>
  (await readPdfPages(await renderInvoice(document, createInvoiceTranslate(document.language)))).join(" ");
/** Removes white space, so that texts match however their lines were broken. */
const toSolid = (text: string) => text.replaceAll(/\s/g, "");
async function expectParts(document: Invoice, parts: readonly string[]): Promise<void> {
  const text = toSolid(await read(document));
  for (const part of parts) assert.ok(text.includes(toSolid(part)), `${part} in ${text}`);
}
async function expectNone(document: Invoice, pattern: RegExp): Promise<void> {
  assert.doesNotMatch(await read(document), pattern);
}

const paid = { kind: "paid", method: "stripe", on: "2026-11-21" } as const;
const receipt: Invoice = {
  ...sampleInvoice,
  isCompany: false,
  settlement: paid,
  lines: [
    { ...sampleLine, vatMinor: 13_433, netMinor: 53_731, couponTotalMinor: 0 },
    toSampleCharge("PostNord", 4900, 1225),
  ],
};
const exchangeRate = { sekPerUnit: 10, source: "ECB", on: "2026-11-20" };
const credit = (document: Invoice, ...amounts: number[]) =>
  toCreditNote(document, { number: "C-10001", issuedOn: "2026-12-01", amounts });

describe("the receipt of a private individual", () => {
  it("shows amounts including VAT as displayed and charged, and the VAT in them [9.12]", async () => {
    await expectParts(receipt, [
      "Kvitto",
      "Kvittonummer 100042",
      "3 223,88 SEK 25 % 671,64 SEK",
      "PostNord 1 61,25 SEK 25 % 61,25 SEK",
      "Priser och belopp på raderna är med moms.",
      "Summa med moms 732,89 SEK Moms 25 % på 586,31 SEK 146,58 SEK",
      "Betalt 732,89 SEK",
    ]);
    await expectNone(receipt, /Faktura|Fakturanummer/);
  });

  it("subtracts a coupon, with its VAT, from the line that it applies to", async () => {
    const line = { ...sampleLine, couponTotalMinor: 2500, netMinor: 51_731, vatMinor: 12_933 };
    await expectParts({ ...receipt, lines: [line] }, ["3 223,88 SEK -25,00 SEK 25 % 646,64 SEK"]);
  });

  it("formats a VAT rate with decimals in the document's language", async () => {
    const line = { ...toSampleCharge("PLA", 10_000, 2550), vatRate: 25.5 };
    await expectParts({ ...receipt, lines: [line] }, ["125,50 SEK 25,5 %", "Moms 25,5 % på 100,00 SEK"]);
    await expectParts({ ...receipt, lines: [line], language: "en" }, ["25.5 %", "VAT 25.5% on"]);
  });

  it("states the payment method and day, and neither a bank account nor a due day", async () => {
    for (const [method, name] of [
      ["stripe", "Kort"],
      ["swish", "Swish"],
      ["pay_later", "Klarna"],
      ["slice_it", "Klarna"],
    ] as const) {
      const document: Invoice = { ...receipt, settlement: { ...paid, method } };
      await expectParts(document, [`Betalsätt ${name}`, "Betalt den 21 november 2026"]);
      await expectNone(document, /IBAN|Förfallodatum|Betalningsvillkor|RF\d\d|Att betala/);
    }
  });

  it("shows points and a gift card as payments, and nothing left to pay when they cover the total", async () => {
    await expectParts({ ...receipt, pointsMinor: 1000, giftCardMinor: 2000 }, [
      "Betalt med presentkort -20,00 SEK",
      "Betalt med poäng -10,00 SEK",
      "Betalt 702,89 SEK",
    ]);
    const all: Invoice = { ...receipt, giftCardMinor: 73_289, settlement: { ...paid, method: "gift_card" } };
    await expectParts(all, ["Att betala 0,00 SEK", "Inget återstår att betala."]);
    await expectNone(all, /Betalsätt/);
  });
});

describe("a document without VAT", () => {
  const untaxed = (line: InvoiceLine): InvoiceLine => ({ ...line, vatRate: 0, vatMinor: 0 });
  const charge = untaxed(toSampleCharge("PostNord", 4900, 0));
  const exported: Invoice = {
    ...receipt,
    namesVat: false,
    isExport: true,
    notes: null,
    lines: [untaxed(toSampleCharge("PLA", 50_000, 0)), charge],
  };

  for (const language of languages) {
    it(`shows a plain total, in ${language} [3.50] [9.12]`, () => {
      const document: Invoice = { ...exported, language, exchangeRate };
      const texts = readInvoiceTexts(language);
      for (const each of [document, credit(document, 10_000)]) {
        const view = toInvoiceView(each, createInvoiceTranslate(language));
        assert.equal(view.totals[0]?.name, texts.sum);
        assert.equal(view.totals.length, 1);
        assert.equal(view.rowsNote, null);
        assert.deepEqual(
          view.columns.map(({ kind }) => kind),
          ["description", "quantity", "unitPrice", "amount"],
        );
        assert.ok(view.rows.every(({ length }) => length === view.columns.length));
        assert.deepEqual(view.remarks, [texts.export]);
      }
    });
  }

  it("shows plain amounts beside the discounts, and no VAT rate", async () => {
    const line = { ...untaxed(toSampleCharge("PLA", 50_000, 0)), couponTotalMinor: 2500, netMinor: 47_500 };
    const document: Invoice = { ...exported, lines: [line, charge] };
    await expectParts(document, [
      "Rabatt Belopp",
      "500,00 SEK -25,00 SEK 475,00 SEK",
      "Summa 524,00 SEK",
      "Betalt 524,00 SEK",
    ]);
    await expectNone(document, /0 %|med moms|utan moms/);
    await expectParts(credit(document, 10_000), ["Summa -100,00 SEK", "Krediteras -100,00 SEK"]);
  });

  it("states no VAT for the gift cards that a company buys", async () => {
    const giftCard = untaxed(toSampleCharge("Presentkort", 50_000, 0));
    const document: Invoice = { ...sampleInvoice, namesVat: false, lines: [giftCard] };
    await expectParts(document, ["Presentkort 1 500,00 SEK 500,00 SEK", "Summa 500,00 SEK"]);
    await expectNone(document, /0 %|med moms|utan moms/);
  });

  it("shows the net total, the rate of 0 percent and the article for a company's goods (directive 2006/112/EC, article 226)", async () => {
    const document: Invoice = { ...exported, isCompany: true, namesVat: true };
    await expectParts(document, [
      "Summa utan moms 549,00 SEK",
      "Moms 0 % på 549,00 SEK 0,00 SEK",
      "artikel 146",
    ]);
  });
});

describe("the invoice of a company that has paid", () => {
  it("shows amounts excluding VAT and that they are paid", async () => {
    const document: Invoice = { ...sampleInvoice, settlement: paid };
    await expectParts(document, [
      "Faktura",
      "Fakturadatum",
      "Summa utan moms 609,50 SEK",
      "Betalt 761,89 SEK",
    ]);
    await expectNone(document, /IBAN|Förfallodatum/);
  });
});

describe("a credit note", () => {
  it("names the credited invoice and subtracts amount and VAT from it (ML 17:22)", async () => {
    await expectParts(credit(sampleInvoice, 76_189), [
      "Kreditfaktura",
      "Kreditfakturans nummer C-10001",
      "Datum 1 december 2026",
      "Avser Faktura 100042, 21 november 2026",
      "Kreditering av beställning 42",
      "Summa utan moms -609,50 SEK",
      "Moms 25 % på -609,50 SEK -152,39 SEK",
      "Krediteras -761,89 SEK",
    ]);
    await expectNone(credit(sampleInvoice, 76_189), /IBAN|Förfallodatum|Leveransdatum|Märkning/);
  });

  it("shows amounts including VAT when it credits a receipt", async () => {
    await expectParts(credit(receipt, 10_000), [
      "Avser Kvitto 100042, 21 november 2026",
      "Kreditering av beställning 42 1 -100,00 SEK 25 % -100,00 SEK",
      "Moms 25 % på -80,00 SEK -20,00 SEK",
      "Krediteras -100,00 SEK",
    ]);
  });

  it("states the VAT at each rate of a partial credit, and the last credit note credits the rest", async () => {
    const giftCard = { ...toSampleCharge("Presentkort", 50_000, 0), vatRate: 0 };
    const document = { ...sampleInvoice, lines: [toSampleCharge("PLA", 80_000, 20_000), giftCard] };
    await expectParts(credit(document, 30_000), [
      "Moms 25 % på -160,00 SEK -40,00 SEK",
      "Moms 0 % på -100,00 SEK 0,00 SEK",
    ]);
    await expectParts(credit(document, 30_000, 120_000), [
      "Moms 25 % på -640,00 SEK -160,00 SEK",
      "Krediteras -1.200,00 SEK",
    ]);
  });

  it("states Swedish VAT in kronor at the invoice's rate", async () => {
    const document: Invoice = { ...sampleInvoice, currency: "EUR", exchangeRate };
    await expectParts(credit(document, 76_189), ["Svensk moms i SEK -1.523,90 SEK"]);
  });
});

const titles: Record<Language, [string, string, string]> = {
  da: ["Faktura", "Kvittering", "Kreditnota"],
  de: ["Rechnung", "Kaufbeleg", "Rechnungskorrektur"],
  en: ["Invoice", "Receipt", "Credit note"],
  es: ["Factura", "Recibo", "Factura rectificativa"],
  fr: ["Facture", "Reçu", "Avoir"],
  it: ["Fattura", "Ricevuta", "Nota di credito"],
  no: ["Faktura", "Kvittering", "Kreditnota"],
  sv: ["Faktura", "Kvitto", "Kreditfaktura"],
};

for (const language of languages) {
  it(`documents have all of their texts in ${language}`, async () => {
    const texts = readInvoiceTexts(language);
    const everything: Invoice = {
      ...sampleInvoice,
      language,
      lines: [
        { ...sampleLine, agreementPercentage: 12.5 },
        toSampleCharge(texts.fee, 2320, 580),
        toSampleCharge(texts.takeBackFee.replace("{{number}}", "R-10042"), 2320, 580),
      ],
      isIntraCommunity: true,
      isExport: true,
      pointsMinor: 100,
      giftCardMinor: 100,
      exchangeRate: { sekPerUnit: 11.4235, source: "ECB", on: "2026-11-20" },
    };
    const documents: Invoice[] = [
      everything,
      { ...everything, isCompany: false, settlement: paid, supplied: "later", lines: receipt.lines },
      { ...everything, settlement: { ...paid, method: "gift_card" } },
      credit(everything, 100),
      { ...everything, namesVat: false },
    ];
    const pages = await Promise.all(documents.map(read));
    const text = toSolid(pages.join(" "));
    for (const [name, each] of Object.entries(texts)) {
      const parts = each.split(/\{\{[\w, ]+\}\}/).map(toSolid);
      for (const part of parts) assert.ok(text.includes(part), `${name}: ${part} in ${text}`);
    }
    assert.ok(!text.includes("{{"));
    const [invoice, paidReceipt, , note] = pages.map(toSolid);
    for (const [document, title] of [
      [invoice, titles[language][0]],
      [paidReceipt, titles[language][1]],
      [note, titles[language][2]],
    ] as const) {
      assert.ok(document?.includes(toSolid(title)), title);
    }
  });
}
