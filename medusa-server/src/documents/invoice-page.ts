import PdfKit from "pdfkit";
import { fonts, setCountry, useFont } from "./document-fonts.ts";
import { layOutText } from "./lay-out-text.ts";
import { keepUnits } from "./keep-units.ts";

export type Pdf = PDFKit.PDFDocument;
export type Structure = PDFKit.PDFStructureElement;

/** Noto Sans's ascent above the baseline, as a multiple of the font size. */
const ascender = 1.069;

/** A4 in points. */
export const page = { left: 50, right: 545, width: 495, top: 50, bottom: 760 };
export const sizes = { title: 22, heading: 11, text: 9, small: 8 };
export const colors = { text: "#1f2933", quiet: "#52606d", rule: "#cbd2d9" };

type Opening = {
  title: string;
  author: string;
  language: string;
  on: Date;
  /** The country whose forms of Chinese characters are used. */
  country?: string;
};

/** Opens an empty, tagged document with a language and a title, for screen readers. */
export function openInvoicePage(input: Opening): Pdf {
  const pdf = new PdfKit({
    size: "A4",
    margin: page.left,
    pdfVersion: "1.7",
    lang: input.language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: input.title, Author: input.author, CreationDate: input.on },
  });
  setCountry(pdf, input.country ?? "");
  return pdf;
}

export type TextStyle = {
  x: number;
  y: number;
  width: number;
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: "left" | "right";
};

/** Writes a text, over as many pages as needed, and returns its height. */
export function writeText(pdf: Pdf, text: string, style: TextStyle): number {
  const { x, y, width, size = sizes.text, isBold = false, color = colors.text, align = "left" } = style;
  const { lines, lineHeight, ascent } = layOut(pdf, text, { size, width, isBold });
  pdf.fillColor(color);
  let top = y;
  for (const line of lines) {
    if (top + lineHeight > pdf.page.maxY()) {
      pdf.addPage();
      top = page.top;
    }
    let left = align === "right" ? x + width - line.width : x;
    for (const run of line.runs) {
      useFont(pdf, run.font).fontSize(size);
      const options = { ...run.options, lineBreak: false, baseline: "alphabetic" as const };
      pdf.text(run.text, left, top + ascent, options);
      left += run.width;
    }
    top += lineHeight;
  }
  return lines.length * lineHeight;
}

function layOut(
  pdf: Pdf,
  text: string,
  { size, width, isBold }: { size: number; width: number; isBold: boolean },
) {
  const font = isBold ? fonts.bold : fonts.regular;
  const lines = layOutText(pdf, keepUnits(text), { font, size, width });
  const used = new Set([font, ...lines.flatMap(({ runs }) => runs.map((run) => run.font))]);
  const heights = [...used].map((each) => useFont(pdf, each).fontSize(size).currentLineHeight(true));
  const lineHeight = Math.max(...heights);
  // Align with the main font, so that fonts of other scripts do not move the Latin letters of a line.
  const own = useFont(pdf, font).fontSize(size).currentLineHeight(true);
  return { lines, lineHeight, ascent: size * ascender + (lineHeight - own) / 2 };
}

/** Measures the height of a text. */
export function measureText(
  pdf: Pdf,
  text: string,
  { width, size = sizes.text }: { width: number; size?: number },
): number {
  const { lines, lineHeight } = layOut(pdf, text, { size, width, isBold: false });
  return lines.length * lineHeight;
}

/** Measures the widest of some texts, each on one line. */
export function measureWidth(pdf: Pdf, texts: readonly string[]): number {
  const setting = { font: fonts.regular, size: sizes.text, width: Infinity };
  const lines = texts.flatMap((text) => layOutText(pdf, text, setting));
  return Math.max(0, ...lines.map(({ width }) => width));
}

/** Tags a drawing with its kind, for screen readers. */
export function mark(pdf: Pdf, parent: Structure, kind: string, draw: () => void): void {
  parent.add(pdf.struct(kind, {}, draw));
}

/** Draws a line across the page, which screen readers skip. */
export function drawRule(pdf: Pdf, y: number, from: number = page.left): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.moveTo(from, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(colors.rule).stroke();
  pdf.endMarkedContent();
}
