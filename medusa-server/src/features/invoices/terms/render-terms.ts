import { buffer } from "node:stream/consumers";
import { readShop, type TranslateMail } from "@spolverk/content";
import { toShopDay } from "@spolverk/domain";
import { formatDay } from "../../../documents/format-day.ts";
import {
  colors,
  mark,
  openInvoicePage,
  page,
  type Pdf,
  sizes,
  writeText,
} from "../../../documents/invoice-page.ts";
import type { MailSite } from "../../outbox/mail-site.ts";
import { toLanguage } from "../../outbox/to-language.ts";
import { toPageUrl } from "../../outbox/to-page-url.ts";
import type { KnownText } from "../../orders/modules/checkout/service.ts";
import { drawBlocks } from "./draw-rich-text.ts";

const titleSize = 18;

type TermsInput = {
  text: KnownText;
  mayWithdraw: boolean;
  /** The site whose pages the text links to. */
  site: MailSite;
};

/**
 * Renders one version of the terms as a PDF, followed by the instructions and the form for withdrawal for a private
 * individual. The same text gives the same bytes. The PDF states the version and the day, in the shop's time zone, from
 * which it holds.
 *
 * @param t translates into the language of the terms
 */
export async function renderTerms(
  { text, mayWithdraw, site }: TermsInput,
  t: TranslateMail,
): Promise<Buffer> {
  const { seller } = readShop();
  const { terms, withdrawal } = text.pages;
  const parts = [terms, mayWithdraw ? withdrawal : undefined].filter((part) => part !== undefined);
  const language = toLanguage(text.language);
  const since = formatDay(toShopDay(text.since.toISOString()), language);
  const versionLine = t("contract.version", { version: text.version, date: since });
  const pdf = openInvoicePage({
    title: parts.map(({ title }) => title).join(", "),
    author: seller.name,
    language,
    on: text.since,
  });
  const leaveRoomForFoot = () => {
    pdf.page.margins.bottom = pdf.page.height - page.bottom;
  };
  leaveRoomForFoot();
  pdf.on("pageAdded", leaveRoomForFoot);
  const toUrl = (path: string) => toPageUrl(site, language, path);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const [place, { title, content }] of parts.entries()) {
    if (place > 0) pdf.addPage();
    const style = { x: page.left, width: page.width };
    mark(pdf, root, "H1", () =>
      writeText(pdf, title, { ...style, y: page.top, size: titleSize, isBold: true }),
    );
    mark(pdf, root, "P", () =>
      writeText(pdf, `${seller.name}. ${versionLine}`, { ...style, y: pdf.y + 4, color: colors.quiet }),
    );
    pdf.y += 10;
    drawBlocks({ pdf, toUrl }, root, content.content);
  }
  root.end();
  drawFeet(pdf, `${seller.name}, ${versionLine}`, (at, all) => t("contract.page", { page: at, pages: all }));
  const written = buffer(pdf);
  pdf.end();
  return written;
}

/** Draws the version and the page number at the foot of each page. */
function drawFeet(pdf: Pdf, line: string, toPageText: (at: number, all: number) => string): void {
  const { count } = pdf.bufferedPageRange();
  for (let place = 0; place < count; place++) {
    pdf.switchToPage(place);
    // The foot is below the margin, where a text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    const style = { y: 784, size: sizes.small, color: colors.quiet };
    writeText(pdf, line, { ...style, x: page.left, width: 400 });
    writeText(pdf, toPageText(place + 1, count), { ...style, x: 455, width: 90, align: "right" });
    pdf.endMarkedContent();
  }
}
