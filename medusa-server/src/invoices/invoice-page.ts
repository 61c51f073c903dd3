import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import PdfKit from "pdfkit";
import { keepUnits } from "./keep-units.ts";

export type Pdf = PDFKit.PDFDocument;
export type Structure = PDFKit.PDFStructureElement;

/** A4 in points. */
export const page = { left: 50, right: 545, width: 495, top: 50, bottom: 760 };
export const sizes = { title: 22, heading: 11, text: 9, small: 8 };
export const colors = { text: "#1f2933", quiet: "#52606d", rule: "#cbd2d9" };
export const fonts = { regular: "regular", bold: "bold" };

/** Medusa runs in the folder of its package. */
const requireFromPackage = createRequire(path.resolve("package.json"));

/** Noto Sans has the letters of all languages of Europe; only those that are used get into the file. */
const fontFiles = {
  regular: requireFromPackage.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: requireFromPackage.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
};

/** An empty document whose text can be read aloud: it says its language, its title and what is what. */
export function openInvoicePage(input: { title: string; author: string; language: string; on: Date }): Pdf {
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
  pdf.registerFont(fonts.regular, readFileSync(fontFiles.regular));
  pdf.registerFont(fonts.bold, readFileSync(fontFiles.bold));
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

/** Writes a text and tells how high it is. */
export function writeText(pdf: Pdf, text: string, style: TextStyle): number {
  const { x, y, width, size = sizes.text, isBold = false, color = colors.text, align = "left" } = style;
  pdf
    .font(isBold ? fonts.bold : fonts.regular)
    .fontSize(size)
    .fillColor(color);
  const written = keepUnits(text);
  const height = pdf.heightOfString(written, { width });
  pdf.text(written, x, y, { width, align });
  return height;
}

/** What a text would take in height. */
export function measureText(
  pdf: Pdf,
  text: string,
  { width, size = sizes.text }: { width: number; size?: number },
): number {
  return pdf.font(fonts.regular).fontSize(size).heightOfString(keepUnits(text), { width });
}

/** How wide the widest of some texts is, each on one line. */
export function measureWidth(pdf: Pdf, texts: readonly string[]): number {
  pdf.font(fonts.regular).fontSize(sizes.text);
  return Math.max(0, ...texts.map((text) => pdf.widthOfString(text)));
}

/** Says what kind of thing is drawn, for readers that do not see it. */
export function mark(pdf: Pdf, parent: Structure, kind: string, draw: () => void): void {
  parent.add(pdf.struct(kind, {}, draw));
}

/** A line across the page; it says nothing. */
export function drawRule(pdf: Pdf, y: number, from: number = page.left): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.moveTo(from, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(colors.rule).stroke();
  pdf.endMarkedContent();
}
