import {
  colors,
  mark,
  measureWidth,
  page,
  type Pdf,
  sizes,
  type Structure,
  writeText,
} from "../../documents/invoice-page.ts";
import type { Fact, InvoiceView } from "./invoice-view.ts";

const gap = 14;
/** The right half has room for the longest label in any language beside a PEPPOL id or a date. */
const half = { left: { x: page.left, width: 220 }, right: { x: 280, width: page.right - 280 } };

/**
 * Draws the seller, the recipient and the invoice's facts.
 * @returns where the next block may begin
 */
export function drawHead(pdf: Pdf, root: Structure, sellerName: string, view: InvoiceView): number {
  mark(pdf, root, "P", () =>
    writeText(pdf, sellerName, { ...half.left, y: page.top, size: sizes.title, isBold: true }),
  );
  mark(pdf, root, "H1", () =>
    writeText(pdf, view.title, { ...half.right, y: page.top, size: sizes.title, isBold: true }),
  );
  const top = page.top + 46;
  return (
    Math.max(drawAddresses(pdf, root, view, top), drawFacts(pdf, root, view.facts, half.right, top)) + gap
  );
}

function drawAddresses(pdf: Pdf, root: Structure, { addresses }: InvoiceView, top: number): number {
  return addresses.reduce((y, { name, lines }) => {
    mark(pdf, root, "H2", () => writeText(pdf, name, { ...half.left, y, color: colors.quiet }));
    const text = lines.filter(Boolean).join("\n");
    let height = 0;
    mark(pdf, root, "P", () => {
      height = writeText(pdf, text, { ...half.left, y: y + 14, size: 10 });
    });
    return y + 14 + height + gap;
  }, top);
}

/**
 * Draws labels, each on one line, with their values beside them.
 * @returns where the next block may begin
 */
export function drawFacts(
  pdf: Pdf,
  root: Structure,
  facts: readonly Fact[],
  { x, width }: { x: number; width: number },
  top: number,
): number {
  const names = facts.map(({ name }) => name);
  const nameWidth = Math.ceil(measureWidth(pdf, names)) + 8;
  return facts.reduce((y, { name, value }) => {
    let height = 0;
    mark(pdf, root, "P", () => {
      const nameHeight = writeText(pdf, name, { x, y, width: nameWidth, color: colors.quiet });
      const valueHeight = writeText(pdf, value, { x: x + nameWidth, y, width: width - nameWidth });
      height = Math.max(nameHeight, valueHeight);
    });
    return y + height + 3;
  }, top);
}
