import { buffer } from "node:stream/consumers";
import type { TranslateInvoice } from "@spolverk/content";
import { drawFoot, drawPageFeet } from "./draw-foot.ts";
import { drawHead } from "./draw-head.ts";
import { drawLines } from "./draw-lines.ts";
import type { Invoice } from "./invoice.ts";
import { openInvoicePage } from "../../documents/invoice-page.ts";
import { toInvoiceView } from "./to-invoice-view.ts";

/**
 * Renders an invoice, a receipt or a credit note as a PDF [3.50] with embedded fonts and text that can be copied and
 * read aloud. The same facts give the same bytes.
 *
 * @param t translates into the invoice's language
 * @throws Error when a line does not add up
 */
export async function renderInvoice(invoice: Invoice, t: TranslateInvoice): Promise<Buffer> {
  const view = toInvoiceView(invoice, t);
  const pdf = openInvoicePage({
    title: `${view.title} ${invoice.number}`,
    author: invoice.seller.name,
    language: invoice.language,
    country: invoice.buyer.country,
    on: new Date(`${invoice.issuedOn}T00:00:00Z`),
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const belowHead = drawHead(pdf, root, invoice.seller.name, view);
  const belowLines = drawLines(pdf, root, view, belowHead);
  drawFoot(pdf, root, view, belowLines);
  root.end();
  drawPageFeet(pdf, view.seller, (page, pages) => t("page", { page, pages }));
  const written = buffer(pdf);
  pdf.end();
  return written;
}
