import { expect, it } from "vitest";
import { hasQueryWords, normalizeWords, toQueryWords } from "./normalize-words.ts";

it("normalizeWords drops accents, case and all punctuation except dots and dashes", () => {
  expect(normalizeWords("  Clé d’Impression, Ø 1.75 · PLA-Kärna!")).toBe("cle d impression ø 1.75 pla-karna");
  expect(normalizeWords("Ka\u0308rna")).toBe(normalizeWords("KÄRNA"));
});

it.each([
  ["karna", true],
  ["KÄRNA", true],
  ["pla kärna", true],
  ["ärn", true],
  ["d'impression", true],
  ["d’impression", true],
  ["pla-karna", true],
  ["karna petg", false],
  ["", false],
  ["%_’", false],
])("hasQueryWords finds %j in the texts of a product: %s", (query, expected) => {
  const texts = ["Kärna PLA", "Plateau d’impression", "PLA-KARNA-750"];
  expect(hasQueryWords(texts, toQueryWords(query))).toBe(expected);
});
