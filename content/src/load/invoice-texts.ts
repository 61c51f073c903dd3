import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "../languages.ts";
import { contentDirectory } from "../read-compiled.ts";
import { createTranslate, type Translate } from "./create-translate.ts";

const text = z.string().min(1);
const invoiceTextsSchema = z.strictObject({
  title: text,
  number: text,
  orderNumber: text,
  issuedOn: text,
  dueOn: text,
  terms: text,
  termsDays: text,
  buyer: text,
  delivery: text,
  organizationNumber: text,
  vatNumber: text,
  glnOrPeppolId: text,
  reference: text,
  notes: text,
  labelled: text,
  fee: text,
  takeBackFee: text,
  description: text,
  quantity: text,
  unitPrice: text,
  discount: text,
  agreementPrice: text,
  vatRate: text,
  amount: text,
  withoutVat: text,
  net: text,
  vatAt: text,
  points: text,
  giftCard: text,
  toPay: text,
  payment: text,
  paymentReference: text,
  referenceHint: text,
  intraCommunity: text,
  export: text,
  taxApproved: text,
  page: text,
  receipt: text,
  creditNote: text,
  receiptNumber: text,
  creditNoteNumber: text,
  day: text,
  suppliedOn: text,
  suppliedLater: text,
  customer: text,
  withVat: text,
  total: text,
  sum: text,
  paid: text,
  paidBy: text,
  paidOn: text,
  card: text,
  paymentDone: text,
  nothingToPay: text,
  credited: text,
  refersTo: text,
  creditLine: text,
  creditHint: text,
  vatInSek: text,
});
/** The texts of invoices, receipts and credit notes; `{{name}}` is the placeholder of a value. */
type InvoiceTexts = z.infer<typeof invoiceTextsSchema>;

/**
 * Reads the texts of invoices in one language, from locales/<language>/invoice.json.
 *
 * @throws when the file or a text is missing
 */
export function readInvoiceTexts(language: Language): InvoiceTexts {
  const file = join(contentDirectory, "locales", language, "invoice.json");
  return invoiceTextsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

export type TranslateInvoice = Translate<keyof InvoiceTexts>;

/** Creates the translate function of invoices in one language. */
export function createInvoiceTranslate(language: Language): TranslateInvoice {
  return createTranslate(language, readInvoiceTexts(language));
}
