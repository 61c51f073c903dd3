import { drawFacts } from "./draw-head.ts";
import {
  colors,
  drawRule,
  mark,
  page,
  type Pdf,
  sizes,
  type Structure,
  writeText,
} from "../../documents/invoice-page.ts";
import type { Fact, InvoiceView } from "./invoice-view.ts";

const right = { x: 270, width: page.right - 270 };
const totalsRow = 16;
/** Minimum height of the payment and the remarks, which keeps them together. */
const paymentHeight = 150;

/**
 * Draws the totals, the payment and the remarks, kept together.
 * @returns where the next block may begin
 */
export function drawFoot(pdf: Pdf, root: Structure, view: InvoiceView, top: number): void {
  const height = (view.totals.length + 2) * totalsRow + paymentHeight + view.remarks.length * 30;
  const isTooLow = top + height > page.bottom;
  if (isTooLow) pdf.addPage();
  const y = drawTotals(pdf, root, view, isTooLow ? page.top : top);
  drawPayment(pdf, root, view, y + 12);
}

function drawTotals(pdf: Pdf, root: Structure, { totals, toPay }: InvoiceView, top: number): number {
  const drawRow = ({ name, value }: Fact, y: number, isBold: boolean) =>
    mark(pdf, root, "P", () => {
      const size = isBold ? sizes.heading : sizes.text;
      writeText(pdf, name, { x: right.x, y, width: right.width * 0.62, size, isBold });
      const x = right.x + right.width * 0.62;
      writeText(pdf, value, { x, y, width: right.width * 0.38, size, isBold, align: "right" });
    });
  for (const [place, each] of totals.entries()) drawRow(each, top + place * totalsRow, false);
  const y = top + totals.length * totalsRow + 4;
  drawRule(pdf, y, right.x);
  drawRow(toPay, y + 6, true);
  return y + 6 + totalsRow;
}

function drawPayment(pdf: Pdf, root: Structure, { payment, remarks }: InvoiceView, top: number): void {
  const place = { x: page.left, width: page.width };
  mark(pdf, root, "H2", () =>
    writeText(pdf, payment.title, { ...place, y: top, size: sizes.heading, isBold: true }),
  );
  let y = drawFacts(pdf, root, payment.facts, { x: page.left, width: 330 }, top + 20) + 4;
  const write = (text: string, color: string) =>
    mark(pdf, root, "P", () => {
      y += 6 + writeText(pdf, text, { ...place, y, color });
    });
  if (payment.hint !== null) write(payment.hint, colors.quiet);
  for (const remark of remarks) write(remark, colors.text);
}

/** Draws the seller and the page number at the foot of each page. */
export function drawPageFeet(
  pdf: Pdf,
  seller: readonly string[],
  toPageText: (page: number, pages: number) => string,
) {
  const { count } = pdf.bufferedPageRange();
  for (let place = 0; place < count; place++) {
    pdf.switchToPage(place);
    // The foot is below the margin, where a text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    const style = { size: sizes.small, color: colors.quiet };
    for (const [line, text] of seller.entries()) {
      writeText(pdf, text, { ...style, x: page.left, y: 778 + line * 12, width: 400 });
    }
    writeText(pdf, toPageText(place + 1, count), { ...style, x: 455, y: 778, width: 90, align: "right" });
    pdf.endMarkedContent();
  }
}
