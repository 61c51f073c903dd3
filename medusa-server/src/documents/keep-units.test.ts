import assert from "node:assert/strict";
import { it } from "node:test";
import { keepUnits } from "./keep-units.ts";

/** Expected texts, in which "_" marks a non-breaking space. */
const texts = [
  "Filament PLA 1,75_mm Blåbär",
  "Moms 25_% på 1.609,50_SEK",
  "-59,70_SEK",
  "(20_kg)",
  "200_°C",
  "40_€",
  "30_dagar netto",
  "20_november 2026",
  "10_000_SEK",
  "Ender-3 Munstycke",
  "2006/112/EG om moms",
  "SE35 5000 0000 0549",
  "RF18 1000 42",
];

for (const text of texts) {
  it(`no line break separates a number from its unit: ${text}`, () => {
    assert.equal(keepUnits(text.replaceAll("_", " ")), text.replaceAll("_", "\u00A0"));
  });
}
