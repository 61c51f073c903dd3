import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createMailTranslate, type Language, languages } from "@spolverk/content";
import { readPdfPages } from "../../../integration-tests/support/read-pdf.ts";
import { renderTakeBackLabel, type TakeBackLabel } from "./render-take-back-label.ts";
import { toBars } from "./to-bars.ts";

const label: TakeBackLabel = {
  number: "R-10042",
  orderNumber: "1042",
  language: "sv",
  createdAt: new Date("2026-11-24T10:00:00Z"),
  lastDay: "2027-01-23",
  sender: ["Åsa Öberg", "Sågverket Łódź", "Storgatan 1", "252 25 Helsingborg", "Sverige"],
  receiver: ["Spolverk AB", "Garverigatan 14", "252 25 Helsingborg", "Sverige"],
};
const render = (changes: Partial<TakeBackLabel> = {}) => {
  const changed = { ...label, ...changes };
  return renderTakeBackLabel(changed, createMailTranslate(changed.language));
};

/** What it says about the postal agent, and the limits of the parcel as the language writes numbers. */
const said: Record<Language, readonly string[]> = {
  da: ["postindleveringssted i Sverige", "23. januar 2027", "20 kg", "1,75 m", "3 m"],
  de: ["Postfiliale in Schweden", "23. Januar 2027", "20 kg", "1,75 m", "3 m"],
  en: ["service point in Sweden", "23 January 2027", "20 kg", "1.75 m", "3 m"],
  es: ["punto postal de Suecia", "23 de enero de 2027", "20 kg", "1,75 m", "3 m"],
  fr: ["point postal en Suède", "23 janvier 2027", "20 kg", "1,75 m", "3 m"],
  it: ["punto postale in Svezia", "23 gennaio 2027", "20 kg", "1,75 m", "3 m"],
  no: ["PostNord-utleveringssted i Sverige", "23. januar 2027", "20 kg", "1,75 m", "3 m"],
  sv: ["postombud i Sverige", "23 januari 2027", "20 kg", "1,75 m", "3 m"],
};

describe("the label of a take-back as a PDF", () => {
  for (const language of languages) {
    it(`says in ${language} who sends it to whom, its number, and where, until when and how large [5.16] [5.17] [5.18]`, async () => {
      const pages = await readPdfPages(await render({ language }));
      assert.equal(pages.length, 1);
      const text = pages[0]!;
      for (const expected of ["R-10042", "1042", ...label.sender, ...label.receiver, ...said[language]]) {
        assert.ok(text.includes(expected), `${expected} in ${text}`);
      }
      assert.doesNotMatch(text, /\{\{|undefined|null/);
    });
  }

  it("stays on one page, however long the address is", async () => {
    const sender = Array.from({ length: 7 }, (_, at) => `${at} ${"Mycket lång rad ".repeat(5)}`);
    const pages = await readPdfPages(await render({ sender }));
    assert.equal(pages.length, 1);
    assert.ok(pages[0]!.includes("Fäst sidan"));
  });

  it("is the same for the same facts, and small", async () => {
    const [first, second] = [await render(), await render()];
    assert.deepEqual(first, second);
    assert.ok(first.length < 100_000, String(first.length));
  });
});

describe("the barcode of a number", () => {
  // Start B or C, a symbol of 11 modules for each sign, change of code or pair of digits, a check, and the end.
  it("is Code 128: it begins and ends as such, and its symbols are of 11 modules", () => {
    const bars = toBars("R-10042");
    assert.deepEqual(bars.slice(0, 6), [2, 1, 1, 2, 1, 4]);
    assert.deepEqual(bars.slice(-7), [2, 3, 3, 1, 1, 1, 2]);
    for (let at = 0; at < bars.length - 7; at += 6) {
      const sum = bars.slice(at, at + 6).reduce((total, modules) => total + modules, 0);
      assert.equal(sum, 11);
    }
  });

  it("is another for another number", () => {
    assert.notDeepEqual(toBars("R-10042"), toBars("R-10024"));
  });
});
