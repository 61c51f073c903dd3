import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { currencies, formatGiftCardCode, toMinor } from "@spolverk/domain";
import { readEnvironment } from "../../environment/environment.ts";
import { expectPresent } from "../../database/expect-present.ts";
import { creditOrder } from "../invoices/credit-order.ts";
import { issueInvoice } from "../invoices/issue-invoice.ts";
import { readCreditNote } from "../invoices/read-credit-notes.ts";
import { openGiftCardCode } from "../gift-cards/gift-card-code.ts";
import { GIFT_CARD_MODULE } from "../gift-cards/modules/gift-card/index.ts";
import type { ClaimedMail } from "../outbox/modules/mail/service.ts";
import { STOCK_NOTIFICATION_MODULE } from "../catalogue/modules/stock-notification/index.ts";
import { readRows } from "../../database/read-rows.ts";
import { readContractFacts } from "../invoices/terms/read-contract-facts.ts";
import type { GiftCardFacts, MailFacts, StockFacts } from "./mail-facts.ts";
import {
  isClubMail,
  isEnquiryMail,
  isNewsletterMail,
  isStockMail,
  isTakeBackMail,
  isWithdrawalMail,
} from "../outbox/modules/mail/mail-kinds.ts";
import { readClubFacts } from "../club/mail/read-club-facts.ts";
import { readEnquiryFacts } from "../inbox/mail/read-enquiry-facts.ts";
import { readInvitationFacts } from "./read-invitation-facts.ts";
import { ObsoleteMailError } from "../outbox/obsolete-mail-error.ts";
import { readNewsletterFacts } from "../newsletter/mail/read-newsletter-facts.ts";
import { readOrderFacts } from "./read-order-facts.ts";
import { readParcelFacts } from "../orders/read-parcel-facts.ts";
import { readTakeBackFacts } from "../take-backs/mail/read-take-back-facts.ts";
import { readWithdrawalFacts } from "../withdrawals/mail/read-withdrawal-facts.ts";
import { resolveMailSiteByLanguage } from "../outbox/resolve-mail-site.ts";
import { toLanguage } from "../outbox/to-language.ts";

/**
 * Reads the current content of a mail.
 * @throws Error when its subject is gone
 */
export async function readMailFacts(
  container: MedusaContainer,
  { kind, source_id, subject_id, language }: ClaimedMail,
): Promise<MailFacts> {
  if (kind === "invitation") return { kind, ...(await readInvitationFacts(container, subject_id)) };
  if (isClubMail(kind)) return readClubFacts(container, kind, { source_id, subject_id, language });
  if (isEnquiryMail(kind)) return readEnquiryFacts(container, kind, { source_id, subject_id, language });
  if (isNewsletterMail(kind)) return readNewsletterFacts(container, kind, source_id);
  if (isTakeBackMail(kind)) return readTakeBackFacts(container, kind, subject_id);
  if (isWithdrawalMail(kind)) return readWithdrawalFacts(container, kind, subject_id);
  if (isStockMail(kind)) {
    const facts = await readStockFacts(container, source_id, language);
    return { kind, ...facts, token: await drawToken(container, subject_id) };
  }
  const { facts: order, names, isInvoiceEnclosed } = await readOrderFacts(container, source_id);
  switch (kind) {
    case "order_confirmation": {
      const invoice = isInvoiceEnclosed ? await issueInvoice(container, source_id) : null;
      return { kind, order, invoice, contract: await readContractFacts(container, source_id) };
    }
    case "order_approved":
      return { kind, order };
    case "order_cancelled":
      return { kind, order, creditNote: await readCreditNoteFor(container, source_id, source_id) };
    case "gift_card":
      return { kind, order, card: await readGiftCard(container, subject_id) };
    case "order_shipped":
      return { kind, order, parcel: await readParcelFacts(container, subject_id, names) };
    case "order_refunded": {
      const amount = await readRefund(container, subject_id);
      return { kind, order, amount, creditNote: await readCreditNoteFor(container, source_id, subject_id) };
    }
    case "invoice":
      return { kind, order, invoice: await issueInvoice(container, source_id) };
  }
}

/**
 * Issues an order's missing credit notes, and reads the credit note of a refund or of the rest of a cancelled order.
 */
async function readCreditNoteFor(container: MedusaContainer, orderId: string, sourceId: string) {
  await creditOrder(container, orderId);
  return readCreditNote(container, orderId, (note) => note.sourceId === sourceId);
}

async function readRefund(container: MedusaContainer, refundId: string): Promise<number> {
  const [refund] = await container.resolve(Modules.PAYMENT).listRefunds({ id: refundId });
  return toMinor(Number(expectPresent(refund, `refund ${refundId}`).amount));
}

async function readGiftCard(container: MedusaContainer, cardId: string): Promise<GiftCardFacts> {
  const cards = container.resolve(GIFT_CARD_MODULE);
  const card = await cards.retrieveGiftCard(cardId);
  const code = openGiftCardCode(card.sealed_code, readEnvironment(process.env).GIFT_CARD_SECRET);
  return {
    code: formatGiftCardCode(code),
    value: card.value,
    currency: z.enum(currencies).parse(card.currency_code.toUpperCase()),
    expiresAt: card.expires_at?.toISOString() ?? null,
  };
}

const variantRow = z.object({
  title: z.string(),
  product: z.object({
    title: z.string(),
    handle: z.string(),
    product_detail: z
      .object({ texts: z.record(z.string(), z.object({ name: z.string().optional() })) })
      .nullish(),
  }),
  variation_detail: z.object({
    slug: z.string(),
    color_name: z.record(z.string(), z.string()).nullish(),
  }),
});

/** @throws ObsoleteMailError when the address has unsubscribed */
async function drawToken(container: MedusaContainer, notificationId: string): Promise<string> {
  const notifications = container.resolve(STOCK_NOTIFICATION_MODULE);
  const token = await notifications.drawToken(notificationId);
  if (token === null) throw new ObsoleteMailError("The address waits for nothing any more");
  return token;
}

async function readStockFacts(
  container: MedusaContainer,
  variantId: string,
  spoken: string,
): Promise<Omit<StockFacts, "token">> {
  const [found] = await readRows(container, variantRow, {
    entity: "variant",
    fields: [
      "title",
      "product.title",
      "product.handle",
      "product.product_detail.texts",
      "variation_detail.slug",
      "variation_detail.color_name",
    ],
    filters: { id: variantId },
  });
  const { product, variation_detail: detail } = expectPresent(found, `variant ${variantId}`);
  const language = toLanguage(spoken);
  const name = product.product_detail?.texts[language]?.name ?? product.title;
  const color = detail.color_name?.[language] ?? detail.color_name?.en;
  return {
    language,
    site: resolveMailSiteByLanguage(readEnvironment(process.env).SITE_HOSTS, language),
    name: color ? `${name}, ${color}` : name,
    path: `/product/${product.handle}/${detail.slug}`,
  };
}
