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

/** For each language: the word for a postal agent, and the limits of a parcel in the language's number format. */
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

describe("the PDF label of a take-back", () => {
  for (const language of languages) {
    it(`states in ${language} the sender, the recipient, the number, where to hand the parcel in, the last day and the parcel's limits [5.16] [5.17] [5.18]`, async () => {
      const pages = await readPdfPages(await render({ language }));
      assert.equal(pages.length, 1);
      const text = pages[0]!;
      for (const expected of ["R-10042", "1042", ...label.sender, ...label.receiver, ...said[language]]) {
        assert.ok(text.includes(expected), `${expected} in ${text}`);
      }
      assert.doesNotMatch(text, /\{\{|undefined|null/);
    });
  }

  it("fits on one page with an address of any length", async () => {
    const sender = Array.from({ length: 7 }, (_, at) => `${at} ${"Mycket lång rad ".repeat(5)}`);
    const pages = await readPdfPages(await render({ sender }));
    assert.equal(pages.length, 1);
    assert.ok(pages[0]!.includes("Fäst sidan"));
  });

  it("renders the same facts to the same, small file", async () => {
    const [first, second] = [await render(), await render()];
    assert.deepEqual(first, second);
    assert.ok(first.length < 100_000, String(first.length));
  });
});

describe("the barcode of a number", () => {
  // A barcode consists of start code B or C, a symbol of 11 modules for each character, code change or pair of
  // digits,
  // a check symbol and the stop symbol.
  it("follows Code 128, with its start, its stop and symbols of 11 modules", () => {
    const bars = toBars("R-10042");
    assert.deepEqual(bars.slice(0, 6), [2, 1, 1, 2, 1, 4]);
    assert.deepEqual(bars.slice(-7), [2, 3, 3, 1, 1, 1, 2]);
    for (let at = 0; at < bars.length - 7; at += 6) {
      const sum = bars.slice(at, at + 6).reduce((total, modules) => total + modules, 0);
      assert.equal(sum, 11);
    }
  });

  it("differs for another number", () => {
    assert.notDeepEqual(toBars("R-10042"), toBars("R-10024"));
  });
});
