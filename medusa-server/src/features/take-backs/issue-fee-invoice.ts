import { createInvoiceTranslate } from "@spolverk/content";
import { takeBackTerms, toShopDay } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { INVOICE_MODULE } from "../invoices/modules/invoice/index.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { readDamagesInvoice } from "../invoices/read-invoice.ts";
import { readTermsDays } from "../invoices/read-terms-days.ts";

type Issued = Parameters<typeof readDamagesInvoice>[3];

/**
 * Issues the invoice of the fee for an incorrect return [5.20], in the language of the take-back's request. The first
 * call issues the invoice; later calls return the same invoice.
 *
 * @throws Error when the take-back's order has been anonymized
 */
export async function issueFeeInvoice(container: Container, takeBackId: string): Promise<Invoice> {
  const invoices = container.resolve(INVOICE_MODULE);
  const draft = await assertFeeCanBeInvoiced(container, takeBackId);
  const issued = await invoices.issueOnce({
    take_back_id: takeBackId,
    ...draft,
    supplied_on: null,
    exchange_rate: null,
    is_export: false,
  });
  return readFeeInvoice(container, takeBackId, issued);
}

/**
 * Renders the invoice before it gets a number: an invoice that cannot be rendered then leaves no gap in the series.
 * @returns the day and the terms
 */
export async function assertFeeCanBeInvoiced(
  container: Container,
  takeBackId: string,
): Promise<Omit<Issued, "number">> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const { order_id } = await takeBacks.retrieveTakeBack(takeBackId, { select: ["order_id"] });
  const terms_days = await readTermsDays(container, order_id);
  // A fee for damages is no supply, so that the totals do not mention VAT; the line itself does.
  const draft = { issued_on: toShopDay(new Date().toISOString()), terms_days, names_vat: false };
  await readFeeInvoice(container, takeBackId, { ...draft, number: 0 });
  return draft;
}

async function readFeeInvoice(container: Container, takeBackId: string, issued: Issued): Promise<Invoice> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const { order_id, number, language: spoken, fee_sek } = await takeBacks.retrieveTakeBack(takeBackId);
  const language = toLanguage(spoken);
  const description = createInvoiceTranslate(language)("takeBackFee", { number });
  const fee = {
    description,
    amountMinor: (fee_sek ?? takeBackTerms.feeSek) * 100,
    currency: "SEK" as const,
    language,
  };
  return readDamagesInvoice(container, order_id, fee, issued);
}
