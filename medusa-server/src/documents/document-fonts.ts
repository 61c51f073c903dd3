import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { logger } from "../logging/logger.ts";

type Pdf = PDFKit.PDFDocument;

export const fonts = { regular: "regular", bold: "bold" };

/** Resolves packages from the working folder, which is the folder of this package when Medusa runs. */
const requireFromPackage = createRequire(path.resolve("package.json"));
const toFile = (family: string, file: string) =>
  requireFromPackage.resolve(`@expo-google-fonts/${family}/${file}.ttf`);
const toRegular = (script: string) =>
  toFile(`noto-sans-${script.toLowerCase()}`, `400Regular/NotoSans${script}_400Regular`);

/** Noto Sans covers all languages of Europe and Devanagari; each other font covers one script. */
const files: Readonly<Record<string, () => string>> = {
  regular: () => toFile("noto-sans", "400Regular/NotoSans_400Regular"),
  bold: () => toFile("noto-sans", "700Bold/NotoSans_700Bold"),
  ...Object.fromEntries(
    ["Arabic", "Bengali", "Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Malayalam", "Tamil", "Telugu", "Thai"]
      .concat("JP", "KR", "SC", "TC")
      .map((script) => [script, () => toRegular(script)]),
  ),
};
const ofScript: readonly (readonly [RegExp, string])[] = [
  [/\p{scx=Arabic}/u, "Arabic"],
  [/\p{scx=Bengali}/u, "Bengali"],
  [/\p{scx=Gujarati}/u, "Gujarati"],
  [/\p{scx=Gurmukhi}/u, "Gurmukhi"],
  [/\p{scx=Hebrew}/u, "Hebrew"],
  [/\p{scx=Kannada}/u, "Kannada"],
  [/\p{scx=Malayalam}/u, "Malayalam"],
  [/\p{scx=Tamil}/u, "Tamil"],
  [/\p{scx=Telugu}/u, "Telugu"],
  [/\p{scx=Thai}/u, "Thai"],
  [/\p{scx=Hangul}/u, "KR"],
  [/[\p{scx=Hiragana}\p{scx=Katakana}]/u, "JP"],
];
/**
 * Countries with their own forms of Chinese characters. Documents for other countries use the forms of mainland China.
 */
const hanOfCountry: Readonly<Record<string, string>> = { JP: "JP", KR: "KR", HK: "TC", TW: "TC" };
const hanFonts = ["SC", "TC", "JP", "KR"];

export type Glyphs = { text: string; font: string };

/** The country whose forms of Chinese characters a document uses. */
const countries = new WeakMap<Pdf, string>();
/** The fonts loaded by a document. */
const loaded = new WeakMap<Pdf, Set<string>>();
/** Cached glyphs of a document's letters, so that a missing one is logged once. */
const found = new WeakMap<Pdf, Map<string, Glyphs>>();
/** Cached font files; the largest has 11 MB. */
const contents = new Map<string, Buffer>();

export function setCountry(pdf: Pdf, country: string): void {
  countries.set(pdf, country);
}

/** Sets the current font of a document. The file of a font is read when the first document needs it. */
export function useFont(pdf: Pdf, font: string): Pdf {
  const known = loaded.get(pdf) ?? new Set();
  loaded.set(pdf, known);
  if (!known.has(font)) {
    const content = contents.get(font) ?? readFileSync(files[font]?.() ?? font);
    contents.set(font, content);
    pdf.registerFont(font, content);
    known.add(font);
  }
  return pdf.font(font);
}

/** PDFKit's record of the current font, which its types omit. */
type OpenFont = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

function hasGlyphs(pdf: Pdf, font: string, cluster: string): boolean {
  const { _font } = useFont(pdf, font) as Pdf & OpenFont;
  return [...cluster.replaceAll(ignorable, "")].every((letter) =>
    _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

function listCandidates(pdf: Pdf, first: string, cluster: string): string[] {
  const scripts = ofScript.filter(([letters]) => letters.test(cluster)).map(([, font]) => font);
  const isHan = /[\p{scx=Han}\u3000-\u33FF\uFF00-\uFFEF]/u.test(cluster);
  const han = hanOfCountry[countries.get(pdf) ?? ""] ?? "SC";
  return [first, ...scripts, ...(isHan ? [han, ...hanFonts] : [])];
}

/**
 * Finds a font for a letter with its marks. A letter that no font has is replaced by its simpler form, if there is one,
 * else by a question mark, and logged: a document never shows an empty box.
 */
export function findGlyphs(pdf: Pdf, cluster: string, first: string): Glyphs {
  const known = found.get(pdf) ?? new Map<string, Glyphs>();
  found.set(pdf, known);
  const key = `${first} ${cluster}`;
  const glyphs = known.get(key) ?? searchGlyphs(pdf, cluster, first);
  known.set(key, glyphs);
  return glyphs;
}

function searchGlyphs(pdf: Pdf, cluster: string, first: string): Glyphs {
  for (const text of [cluster, cluster.normalize("NFC"), cluster.normalize("NFKC")]) {
    const font = listCandidates(pdf, first, text).find((candidate) => hasGlyphs(pdf, candidate, text));
    if (font !== undefined) return { text, font };
  }
  const codePoints = [...cluster].map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`);
  logger.warn(`A document shows "?" because no font has ${codePoints.join(" ")}`);
  return { text: "?", font: first };
}
