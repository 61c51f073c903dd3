import createBidi from "bidi-js";
import LineBreaker from "linebreak";
import { findGlyphs, type Glyphs, useFont } from "./document-fonts.ts";

type Pdf = PDFKit.PDFDocument;

/** Letters of one font and one direction in reading order, as PDFKit takes them. */
type Run = { text: string; font: string; options: PDFKit.Mixins.TextOptions; width: number };
/** Runs from left to right. */
type Line = { runs: Run[]; width: number };
type Setting = { font: string; size: number; width: number };

const bidi = createBidi();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Segmenter for Thai, which has no spaces between words: Unicode's line breaking rules find no breaks in it. */
const words = new Intl.Segmenter("th", { granularity: "word" });

/** Lays out a text in lines up to a width, each in drawing order, with a font for every letter. */
export function layOutText(pdf: Pdf, text: string, setting: Setting): Line[] {
  return text
    .replaceAll("\t", " ")
    .split(/\r?\n/)
    .flatMap((paragraph) => layOutParagraph(pdf, paragraph, setting));
}

/** Rounding error of summed widths, in points. */
const tolerance = 0.01;

type Letter = Glyphs & { level: number };

function layOutParagraph(pdf: Pdf, paragraph: string, setting: Setting): Line[] {
  const clusters = Array.from(graphemes.segment(paragraph.replaceAll(/\p{Cc}/gu, "")), ({ segment }) =>
    findGlyphs(pdf, segment, setting.font),
  );
  const text = clusters.map((cluster) => cluster.text).join("");
  const { levels } = bidi.getEmbeddingLevels(text);
  let at = 0;
  const letters: Letter[] = clusters.map((cluster) => {
    const level = levels[at] ?? 0;
    at += cluster.text.length;
    return { ...cluster, level };
  });
  return breakLines(pdf, letters, setting).map((line) => toLine(pdf, line, setting.size));
}

/** Fills lines with as many pieces as fit; a piece wider than a line is cut. */
function breakLines(pdf: Pdf, letters: readonly Letter[], { size, width }: Setting): Letter[][] {
  const lines: Letter[][] = [[]];
  let left = width;
  const measure = (piece: readonly Letter[]) => toLine(pdf, piece, size).width;
  const put = (pieces: readonly Letter[][], cut: ((piece: Letter[]) => Letter[][])[]) => {
    for (const piece of pieces) {
      const fitting = measure(piece);
      const [cutNext, ...others] = cut;
      if (fitting > width + tolerance && cutNext && piece.length > 1) {
        put(cutNext(piece), others);
        continue;
      }
      if (fitting > left + tolerance && (lines.at(-1) ?? []).length > 0) {
        lines.push([]);
        left = width;
      }
      lines.at(-1)?.push(...piece);
      left -= toRuns(pdf, piece, size).width;
    }
  };
  put(cutPieces(letters), [cutWords, (piece) => piece.map((letter) => [letter])]);
  return lines;
}

function cutPieces(letters: readonly Letter[]): Letter[][] {
  const breaker = new LineBreaker(letters.map(({ text }) => text).join(""));
  const ends: number[] = [];
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) ends.push(next.position);
  return cutAt(letters, ends);
}

function cutWords(letters: readonly Letter[]): Letter[][] {
  const text = letters.map((letter) => letter.text).join("");
  return cutAt(
    letters,
    Array.from(words.segment(text), ({ index, segment }) => index + segment.length),
  );
}

/** @param ends offsets in the text of the letters at which to cut */
function cutAt(letters: readonly Letter[], ends: readonly number[]): Letter[][] {
  const pieces: Letter[][] = [[]];
  const cuts = new Set(ends);
  let at = 0;
  for (const letter of letters) {
    pieces.at(-1)?.push(letter);
    at += letter.text.length;
    if (cuts.has(at)) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** Builds the runs of a line from left to right, without trailing spaces. */
function toLine(pdf: Pdf, letters: readonly Letter[], size: number): Line {
  const end = letters.findLastIndex(({ text }) => text.trim() !== "") + 1;
  return toRuns(pdf, letters.slice(0, end), size);
}

function toRuns(pdf: Pdf, letters: readonly Letter[], size: number): Line {
  const runs = reorder(joinRuns(letters)).map(({ text, font, level }) => {
    const isRightToLeft = level % 2 === 1;
    const written = isRightToLeft ? mirror(text) : text;
    useFont(pdf, font).fontSize(size);
    return { text: written, font, ...measureRun(pdf, written, isRightToLeft) };
  });
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

function measureRun(pdf: Pdf, text: string, isRightToLeft: boolean): Pick<Run, "options" | "width"> {
  // PDFKit lays a text out word by word from left to right unless features are set.
  const options: PDFKit.Mixins.TextOptions = isRightToLeft ? { features: [] } : {};
  try {
    return { options, width: pdf.widthOfString(text, options) };
  } catch {
    // fontkit throws at marks that a font does not position (Gurmukhi, Malayalam); without mark positioning it does
    // not.
    const withoutPlaces = { features: { mark: false, mkmk: false, abvm: false, blwm: false } };
    const more = withoutPlaces as unknown as PDFKit.Mixins.TextOptions;
    return { options: more, width: pdf.widthOfString(text, more) };
  }
}

function joinRuns(letters: readonly Letter[]): Letter[] {
  const runs: Letter[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last?.font === letter.font && last.level === letter.level) last.text += letter.text;
    else runs.push({ ...letter });
  }
  return runs;
}

/**
 * Rule L2 of Unicode's bidirectional algorithm: reverses each stretch, from the highest level to the lowest odd one.
 */
function reorder(runs: readonly Letter[]): Letter[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/**
 * Mirrors the brackets of a right-to-left run and reverses characters without a direction. The font reverses letters.
 */
function mirror(text: string): string {
  const signs = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return /\p{L}/u.test(text) ? signs.join("") : signs.toReversed().join("");
}
