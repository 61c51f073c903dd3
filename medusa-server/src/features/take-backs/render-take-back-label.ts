import { buffer } from "node:stream/consumers";
import type { Language, TranslateMail } from "@spolverk/content";
import { takeBackTerms } from "@spolverk/domain";
import { formatDay } from "../../documents/format-day.ts";
import {
  colors,
  drawRule,
  mark,
  openInvoicePage,
  page,
  type Pdf,
  sizes,
  type Structure,
  writeText,
} from "../../documents/invoice-page.ts";
import { toBars } from "./to-bars.ts";

export type TakeBackLabel = {
  number: string;
  orderNumber: string;
  language: Language;
  createdAt: Date;
  /** The last day to send the parcel; ISO date. */
  lastDay: string;
  /** Lines as on an envelope. */
  sender: readonly string[];
  receiver: readonly string[];
};

const half = (page.width - 20) / 2;
const barHeight = 70;
/** Width in points of a module, the narrowest bar: 0.5 mm, which every scanner reads. */
const moduleWidth = 1.4;
const addressSize = 14;

/**
 * Renders the label of a take-back's parcel as a PDF [5.18]. The same facts give the same bytes.
 *
 * @param t translates into the customer's language
 */
export async function renderTakeBackLabel(label: TakeBackLabel, t: TranslateMail): Promise<Buffer> {
  const { number, orderNumber, language } = label;
  const pdf = openInvoicePage({
    title: t("takeBackLabel.title", { number }),
    author: label.receiver[0] ?? "",
    language,
    on: label.createdAt,
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const write = (kind: string, text: string, y: number, size: number = sizes.heading, isBold = false) => {
    let height = 0;
    mark(pdf, root, kind, () => {
      height = writeText(pdf, text, { x: page.left, y, width: page.width, size, isBold });
    });
    return y + height;
  };
  let y = write("H1", t("takeBackLabel.title", { number }), page.top, sizes.title, true) + 4;
  y = write("P", `${t("common.orderNumber")} ${orderNumber}`, y) + 16;
  const from = { heading: t("takeBackLabel.from"), lines: label.sender, x: page.left };
  const to = { heading: t("takeBackLabel.to"), lines: label.receiver, x: page.left + half + 20 };
  y = Math.max(drawAddress(pdf, root, from, y), drawAddress(pdf, root, to, y)) + 20;
  drawRule(pdf, y);
  y = drawBarcode(pdf, root, number, y + 20) + 20;
  drawRule(pdf, y);
  const { maximumWeightKg, maximumLengthM, maximumGirthM } = takeBackTerms;
  const limits = { weight: maximumWeightKg, length: maximumLengthM, girth: maximumGirthM };
  y = write("P", t("takeBackLabel.handIn", { day: formatDay(label.lastDay, language) }), y + 16, 13, true);
  y = write("P", t("takeBackLabel.limits", limits), y + 8);
  write("P", t("takeBackLabel.attach"), y + 8);
  root.end();
  const written = buffer(pdf);
  pdf.end();
  return written;
}

function drawAddress(
  pdf: Pdf,
  root: Structure,
  { heading, lines, x }: { heading: string; lines: readonly string[]; x: number },
  top: number,
): number {
  mark(pdf, root, "H2", () => writeText(pdf, heading, { x, y: top, width: half, color: colors.quiet }));
  let height = 0;
  mark(pdf, root, "P", () => {
    height = writeText(pdf, lines.join("\n"), { x, y: top + 16, width: half, size: addressSize });
  });
  return top + 16 + height;
}

/**
 * Draws the bars, hidden from screen readers, with the number below.
 * @returns where the next block may begin
 */
function drawBarcode(pdf: Pdf, root: Structure, number: string, top: number): number {
  const bars = toBars(number);
  const width = bars.reduce((sum, modules) => sum + modules, 0) * moduleWidth;
  pdf.markContent("Artifact", { type: "Layout" });
  let x = page.left + (page.width - width) / 2;
  for (const [place, modules] of bars.entries()) {
    if (place % 2 === 0) pdf.rect(x, top, modules * moduleWidth, barHeight);
    x += modules * moduleWidth;
  }
  pdf.fill("#000000");
  pdf.endMarkedContent();
  let height = 0;
  mark(pdf, root, "P", () => {
    const place = { x: page.left + (page.width - width) / 2, y: top + barHeight + 6, width };
    height = writeText(pdf, number, { ...place, size: 16, isBold: true });
  });
  return top + barHeight + 6 + height;
}
