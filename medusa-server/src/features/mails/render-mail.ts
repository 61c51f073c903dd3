import { createMailTranslate, readShop, type TranslateMail } from "@spolverk/content";
import { formatPrice } from "@spolverk/domain";
import { formatDay } from "../../documents/format-day.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { toContractBlocks } from "./contract-blocks.ts";
import { toCreditNoteBlocks, toInvoiceBlocks } from "../invoices/mail/invoice-blocks.ts";
import type { MailBlock, MailContent, RenderedMail } from "../outbox/mail-content.ts";
import type { GiftCardFacts, MailFacts, StockFacts } from "./mail-facts.ts";
import type { OrderFacts, ParcelFacts } from "../orders/order-facts.ts";
import { toContents, toDestination, toGoods, toSums, toTerms, toWithdrawal } from "./order-blocks.ts";
import { toMailHtml } from "../outbox/to-mail-html.ts";
import { toMailText } from "../outbox/to-mail-text.ts";
import { toPageUrl } from "../outbox/to-page-url.ts";
import { toSender } from "../outbox/to-sender.ts";
import { writeClubMail } from "../club/mail/write-club-mail.ts";
import { writeEnquiryMail } from "../inbox/mail/write-enquiry-mail.ts";
import { writeInvitation } from "./write-invitation.ts";
import { writeNewsletterMail } from "../newsletter/mail/write-newsletter-mail.ts";
import { writeTakeBackMail } from "../take-backs/mail/write-take-back-mail.ts";
import { writeWithdrawalMail } from "../withdrawals/mail/write-withdrawal-mail.ts";

type Written = Pick<MailContent, "subject" | "title" | "blocks">;

/** Renders a mail in its recipient's language, as HTML and as text. */
export function renderMail(facts: MailFacts): RenderedMail {
  const { language, site } = "order" in facts ? facts.order : facts;
  const t = createMailTranslate(language);
  const content = { ...write(facts, t), language, sender: toSender(site, language, t) };
  // A line break in a subject would start another header.
  const subject = content.subject.replaceAll(/\p{Cc}+/gu, " ");
  return { subject, html: toMailHtml({ ...content, subject }), text: toMailText(content, t) };
}

function write(facts: MailFacts, t: TranslateMail): Written {
  switch (facts.kind) {
    case "order_confirmation":
      return writeConfirmation(facts, t);
    case "order_approved":
      return writeApproved(facts.order, t);
    case "order_shipped":
      return writeShipped(facts.order, facts.parcel, t);
    case "order_refunded":
      return writeRefunded(facts, t);
    case "order_cancelled":
      return writeCanceled(facts, t);
    case "invoice":
      return writeInvoice(facts.order, facts.invoice, t);
    case "gift_card":
      return writeGiftCard(facts.order, facts.card, t);
    case "stock_confirmation":
      return writeStockConfirmation(facts, t);
    case "back_in_stock":
      return writeBackInStock(facts, t);
    case "invitation":
      return writeInvitation(facts, t);
    case "club_welcome":
    case "points_earned":
    case "tier_reached":
    case "points_expiring":
    case "friend_purchased":
    case "club_invitation":
      return writeClubMail(facts, t);
    case "newsletter_confirmation":
    case "newsletter_welcome":
      return writeNewsletterMail(facts, t);
    case "take_back_created":
    case "take_back_sent":
    case "take_back_received":
    case "take_back_approved":
    case "take_back_rejected":
    case "take_back_expired":
      return writeTakeBackMail(facts, t);
    case "withdrawal_received":
      return writeWithdrawalMail(facts, t);
    case "enquiry_received":
    case "enquiry_reply":
      return writeEnquiryMail(facts, t);
  }
}

type Confirmation = Extract<MailFacts, { kind: "order_confirmation" }>;

function writeConfirmation({ order, invoice, contract }: Confirmation, t: TranslateMail): Written {
  const { number } = order;
  const isAwaiting = order.approval === "awaiting";
  return {
    subject: t(isAwaiting ? "approval.subject" : "confirmation.subject", { number }),
    title: t(isAwaiting ? "approval.title" : "confirmation.title"),
    blocks: [
      ...greet(order, t),
      { kind: "text", text: t(isAwaiting ? "approval.text" : toReceived(order), { number }) },
      ...(invoice === null ? [] : toInvoiceBlocks(invoice, t)),
      toGoods(order, t),
      toSums(order, t),
      ...(order.isIntraCommunity ? [{ kind: "text", text: t("order.intraCommunity") } as const] : []),
      ...(order.isExport ? [{ kind: "text", text: t("order.export") } as const] : []),
      { kind: "lines", heading: t("order.payBy"), lines: [t(`methods.${order.paymentMethod}`)] },
      ...(order.delivery === null ? [] : toDestination(order, t)),
      ...(contract === null ? [] : toContractBlocks(order, contract, t)),
      ask("common.questions", t),
      ...toTerms(order, t),
      ...toWithdrawal(order, t),
    ],
  };
}

/** Says what the customer receives next: a parcel, or a mail with the gift card. */
function toReceived({ delivery }: OrderFacts) {
  return delivery === null ? "confirmation.textByEmail" : "confirmation.text";
}

function writeApproved(order: OrderFacts, t: TranslateMail): Written {
  const { number } = order;
  return {
    subject: t("approved.subject", { number }),
    title: t("approved.title"),
    blocks: [
      ...greet(order, t),
      { kind: "text", text: t("approved.text", { number }) },
      toContents(`${t("common.orderNumber")} ${number}`, order.lines),
      ask("common.questions", t),
    ],
  };
}

function writeShipped(order: OrderFacts, parcel: ParcelFacts, t: TranslateMail): Written {
  const { number } = order;
  const facts = [
    ...(parcel.carrier === null ? [] : [{ name: t("shipped.carrier"), value: parcel.carrier }]),
    ...parcel.tracking.map((label) => ({ name: t("shipped.tracking"), value: label.number })),
  ];
  return {
    subject: t("shipped.subject", { number }),
    title: t("shipped.title"),
    blocks: [
      ...greet(order, t),
      { kind: "text", text: t("shipped.text", { number }) },
      ...(facts.length === 0 ? [] : [{ kind: "rows", heading: t("order.delivery"), rows: facts } as const]),
      ...parcel.tracking.flatMap(({ url }): MailBlock[] =>
        url === null ? [] : [{ kind: "button", text: t("shipped.follow"), url }],
      ),
      toContents(t("shipped.contents"), parcel.lines),
      ...toDestination(order, t),
      ask("common.questions", t),
      ...toWithdrawal(order, t),
    ],
  };
}

function writeRefunded(facts: Extract<MailFacts, { kind: "order_refunded" }>, t: TranslateMail): Written {
  const { order, creditNote } = facts;
  const { number } = order;
  const amount = formatPrice(facts.amount, order.currency, true);
  return {
    subject: t("refunded.subject", { number }),
    title: t("refunded.title"),
    blocks: [
      ...greet(order, t),
      { kind: "text", text: t("refunded.text", { amount, number }) },
      {
        kind: "rows",
        heading: `${t("common.orderNumber")} ${number}`,
        rows: [{ name: t("refunded.amount"), value: amount, isTotal: true }],
      },
      ...toCreditNoteBlocks(creditNote, t),
      ask("common.questions", t),
    ],
  };
}

/** Reasons for a cancellation that the customer may know. */
const cancelReasons = {
  refused: "cancelled.refused",
  expired: "cancelled.expired",
} as const satisfies Partial<Record<OrderFacts["approval"], string>>;

function writeCanceled(
  { order, creditNote }: Extract<MailFacts, { kind: "order_cancelled" }>,
  t: TranslateMail,
): Written {
  const { number, approval } = order;
  const isUnapproved = approval === "refused" || approval === "expired";
  return {
    subject: t("cancelled.subject", { number }),
    title: t("cancelled.title"),
    blocks: [
      ...greet(order, t),
      ...(isUnapproved ? [{ kind: "text", text: t(cancelReasons[approval]) } as const] : []),
      { kind: "text", text: t("cancelled.text", { number }) },
      toContents(t("cancelled.contents"), order.lines),
      ...toCreditNoteBlocks(creditNote, t),
      ask("common.questions", t),
    ],
  };
}

/** Writes the mail that an invoice is attached to. */
function writeInvoice(order: OrderFacts, invoice: Invoice, t: TranslateMail): Written {
  return {
    subject: t("invoice.subject", { number: invoice.number }),
    title: t("invoice.title"),
    blocks: [...greet(order, t), ...toInvoiceBlocks(invoice, t), ask("common.questions", t)],
  };
}

function writeGiftCard(
  order: OrderFacts,
  { code, value, currency, expiresAt }: GiftCardFacts,
  t: TranslateMail,
): Written {
  const amount = formatPrice(value, currency, true);
  const lastDay =
    expiresAt === null ? t("giftCard.noExpiry") : formatDay(expiresAt.slice(0, 10), order.language);
  return {
    subject: t("giftCard.subject", { amount, number: order.number }),
    title: t("giftCard.title", { amount }),
    blocks: [
      ...greet(order, t),
      { kind: "text", text: t("giftCard.text", { number: order.number }) },
      {
        kind: "rows",
        heading: null,
        rows: [
          { name: t("giftCard.code"), value: code, isTotal: true },
          { name: t("giftCard.value"), value: amount },
          { name: t("giftCard.validUntil"), value: lastDay },
        ],
      },
      { kind: "text", text: t("giftCard.howTo", { currency }) },
      { kind: "text", text: t("giftCard.keep") },
      { kind: "button", text: t("giftCard.open"), url: toPageUrl(order.site, order.language, "/shop") },
      ask("common.questions", t),
    ],
  };
}

/**
 * Writes the mail that asks an address to confirm. The address may be a stranger's, so the mail contains nothing else.
 */
function writeStockConfirmation(facts: StockFacts, t: TranslateMail): Written {
  const { name, site, language, path } = facts;
  return {
    subject: t("stockConfirmation.subject", { name }),
    title: t("stockConfirmation.title"),
    blocks: [
      { kind: "text", text: t("stockConfirmation.text", { name }) },
      { kind: "button", text: t("stockConfirmation.confirm"), url: toTokenUrl(facts, "confirm") },
      { kind: "text", text: t("stockConfirmation.ignore") },
      { kind: "link", text: t("backInStock.open"), url: toPageUrl(site, language, path) },
      { kind: "link", text: t("backInStock.unsubscribe"), url: toTokenUrl(facts, "unsubscribe") },
    ],
  };
}

/** Puts the token into the fragment, which browsers do not send, so that no server logs it. */
function toTokenUrl({ site, language, token }: StockFacts, action: "confirm" | "unsubscribe"): string {
  return toPageUrl(site, language, `/stock-notification#${action}=${token}`);
}

function writeBackInStock(facts: StockFacts, t: TranslateMail): Written {
  const { name, site, language, path } = facts;
  return {
    subject: t("backInStock.subject", { name }),
    title: t("backInStock.title"),
    blocks: [
      { kind: "text", text: t("backInStock.text", { name }) },
      { kind: "button", text: t("backInStock.open"), url: toPageUrl(site, language, path) },
      { kind: "text", text: t("backInStock.once") },
      ask("common.questionsShort", t),
      { kind: "link", text: t("backInStock.unsubscribe"), url: toTokenUrl(facts, "unsubscribe") },
    ],
  };
}

function greet({ firstName }: OrderFacts, t: TranslateMail): MailBlock[] {
  return firstName === "" ? [] : [{ kind: "text", text: t("common.greeting", { name: firstName }) }];
}

function ask(key: "common.questions" | "common.questionsShort", t: TranslateMail): MailBlock {
  return { kind: "text", text: t(key, { email: readShop().support.email }) };
}
