import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createMailTranslate, languages } from "@spolverk/content";
import { readPdfPages } from "../../../../integration-tests/support/read-pdf.ts";
import { renderTerms } from "./render-terms.ts";
import { longParagraph, sampleTerms } from "../testing/sample-terms.ts";
import { toTermsFile } from "./terms-file.ts";

const site = { origin: "https://se.example.com", otherLanguages: ["no"] } as const;
const order = { number: "1042", site };
const read = async (mayWithdraw = true, text = sampleTerms()) =>
  readPdfPages(await renderTerms({ text, mayWithdraw, site }, createMailTranslate("sv")));
/** Removes white space, so that texts match however their lines were broken. */
const toSolid = (text: string) => text.replaceAll(/\s/g, "");

describe("the accepted terms as a PDF", () => {
  it("contain every block of the text, the version and the day from which it holds [5.7]", async () => {
    const text = toSolid((await read()).join(" "));
    for (const expected of [
      "Köpvillkor",
      "1. Pris och åäö ß ø æ ñ",
      "Priset är det som stod i kassan, se myndigheten (https://arn.example.com) och frakten (https://se.example.com/shipping).",
      "3. Tredje punkten med ett stycke till 4. Fjärde punkten",
      "Land | Frist Sverige | 14 dagar",
      "Att notera",
      "Version 0123456789ab, gäller sedan 20 november 2026",
      "Spolverk AB",
    ]) {
      assert.ok(text.includes(toSolid(expected)), `${expected} in ${text}`);
    }
  });

  it("tell a private individual how to withdraw, on a separate page, and a company nothing about it", async () => {
    const pages = await read();
    assert.match(pages.at(-1) ?? "", /Ångerrätt.*Du får ångra dig i 14 dagar\. Till: ____/);
    assert.doesNotMatch((await read(false)).join(" "), /Ångerrätt/);
  });

  it("fill as many pages as needed without losing text, and number the pages", async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    const pages = await read(false, sampleTerms("sv", numbers.map(longParagraph)));
    assert.ok(pages.length > 3, String(pages.length));
    for (const [place, page] of pages.entries()) {
      assert.ok(page.includes(`Sida ${place + 1} av ${pages.length}`), page);
    }
    const text = pages.join(" ");
    for (const number of numbers) {
      assert.ok(text.includes(`Stycke ${number}.`) && text.includes(`Slut ${number}.`), String(number));
    }
  });

  it("hold from the Swedish calendar day on which they were first accepted", async () => {
    const since = new Date("2026-11-20T23:30:00Z");
    const text = (await read(false, { ...sampleTerms(), since })).join(" ");
    assert.match(text, /gäller sedan 21 november 2026/);
  });

  it("link to the site's pages in the language of the terms when that differs from the site's own", async () => {
    const text = toSolid((await read(false, sampleTerms("no"))).join(" "));
    assert.ok(text.includes("(https://se.example.com/shipping?language=no)"), text);
  });

  it("render to the same bytes for the same text", async () => {
    const draw = () =>
      renderTerms({ text: sampleTerms(), mayWithdraw: true, site }, createMailTranslate("sv"));
    assert.deepEqual(await draw(), await draw());
  });
});

describe("the file of the accepted terms", () => {
  for (const language of languages) {
    it(`takes its name from the order, in the language of the terms, in ${language}`, async () => {
      const file = await toTermsFile({ terms: sampleTerms(language), mayWithdraw: true }, order);
      assert.match(file?.filename ?? "", /^spolverk-[A-Za-z]+-1042\.pdf$/);
      assert.equal(file?.content.subarray(0, 5).toString(), "%PDF-");
    });
  }

  it("does not exist when the site has no terms", async () => {
    assert.equal(await toTermsFile({ terms: null, mayWithdraw: true }, order), null);
  });

  it("renders again after a failure, so that the mail can be retried", async () => {
    const terms = { ...sampleTerms(), version: "ba9876543210" };
    const undated = { ...terms, since: new Date(Number.NaN) };
    await assert.rejects(toTermsFile({ terms: undated, mayWithdraw: true }, order));
    const file = await toTermsFile({ terms, mayWithdraw: true }, order);
    assert.equal(file?.content.subarray(0, 5).toString(), "%PDF-");
  });

  it("differs between a buyer with the right to withdraw and a company", async () => {
    const terms = sampleTerms();
    const files = await Promise.all(
      [true, false].map((mayWithdraw) => toTermsFile({ terms, mayWithdraw }, order)),
    );
    assert.ok((files[0]?.content.length ?? 0) > (files[1]?.content.length ?? 0));
  });
});
