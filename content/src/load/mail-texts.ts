import { readFileSync } from "node:fs";
import { join } from "node:path";
import { enquiryFields } from "@spolverk/domain";
import { z } from "zod";
import type { Language } from "../languages.ts";
import { contentDirectory } from "../read-compiled.ts";
import { createTranslate, type Translate } from "./create-translate.ts";

const group = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.record(z.enum(names), z.string().min(1));

const mailTextsSchema = z.strictObject({
  common: group("greeting", "orderNumber", "questions", "questionsShort", "seller", "labelled"),
  order: group(
    ...(["vat", "vatIncluded", "intraCommunity", "export", "sum", "points", "giftCard", "toPay"] as const),
    ...(["paid", "toPayLater", "total", "free", "backOrder", "backOrderUntil", "delivery", "payBy"] as const),
    ...(["deliverTo", "pickUpAt", "yourAddress", "agreementPrice", "salePrice", "saved"] as const),
  ),
  withVat: group("goods", "shipping", "fee", "coupon"),
  withoutVat: group("goods", "shipping", "fee", "coupon"),
  methods: group(
    ...(["stripe", "swish", "pay_later", "pay_over_time", "slice_it"] as const),
    ...(["e_invoice", "invoice_email", "invoice_mail", "gift_card", "free"] as const),
  ),
  confirmation: group("subject", "title", "text", "textByEmail", "terms"),
  contract: group(
    ...(["placedOn", "deliveryTime", "leaves", "onTheWayDay", "onTheWayDays"] as const),
    ...(["attached", "attachedToConsumer", "file", "version", "page"] as const),
  ),
  approval: group("subject", "title", "text"),
  approved: group("subject", "title", "text"),
  shipped: group("subject", "title", "text", "contents", "carrier", "tracking", "follow"),
  refunded: group("subject", "title", "text", "amount"),
  cancelled: group("subject", "title", "text", "contents", "refused", "expired"),
  invoice: group("subject", "title", "text", "number", "due", "reference"),
  documents: group("receipt", "invoice", "creditNote"),
  giftCard: group(
    ...(["subject", "title", "text", "code", "value", "validUntil"] as const),
    ...(["noExpiry", "howTo", "keep", "open"] as const),
  ),
  takeBack: group("number", "spools", "sendBy", "open"),
  takeBackCreated: group("subject", "title", "text", "label", "company"),
  takeBackSent: group("subject", "title", "text"),
  takeBackReceived: group("subject", "title", "text"),
  takeBackApproved: group("subject", "title", "text"),
  takeBackRejected: group("subject", "title", "text", "reason", "fee"),
  takeBackExpired: group("subject", "title", "text"),
  takeBackLabel: group("title", "from", "to", "handIn", "limits", "attach"),
  withdrawal: group("link", "policy"),
  withdrawalReceived: group(
    ...(["subject", "title", "text", "content", "number", "name", "goods", "all"] as const),
    ...(["email", "at", "back", "ignore"] as const),
  ),
  stockConfirmation: group("subject", "title", "text", "confirm", "ignore"),
  backInStock: group("subject", "title", "text", "once", "open", "unsubscribe"),
  invitation: group("subject", "title", "text", "owner", "buyer", "viewer", "accept", "signIn", "ignore"),
  clubWelcome: group("subject", "title", "text", "bonus", "tiers", "open"),
  pointsEarned: group("subject", "title", "text", "balance", "worth", "open"),
  tierReached: group("subject", "title", "text", "until", "open"),
  pointsExpiring: group("subject", "title", "text", "open"),
  friendPurchased: group("subject", "title", "text", "open"),
  clubInvitation: group("subject", "title", "text", "bonus", "open", "ignore"),
  newsletterConfirmation: group("subject", "title", "text", "confirm", "ignore"),
  newsletterWelcome: group("subject", "title", "text", "open", "unsubscribe"),
  enquiryReceived: group("subject", "title", "text", "copy", "files", "ignore"),
  enquiryReply: group("subject", "title", "answer", "copy"),
  enquiryFields: group(...enquiryFields),
  replyTemplates: group("moreInfo", "answered", "declined"),
});
type MailTexts = z.infer<typeof mailTextsSchema>;

/** Key of a text of a mail: "shipped.title". */
type MailTextKey = {
  [Group in keyof MailTexts]: `${Group}.${keyof MailTexts[Group] & string}`;
}[keyof MailTexts];

/**
 * Returns a text of a mail.
 *
 * @throws Error for a missing value: such a mail must not be sent
 */
export type TranslateMail = Translate<MailTextKey>;

/**
 * Creates the translate function of the mails in one language, from locales/<language>/mail.json.
 *
 * @throws when the file is missing or does not hold exactly these texts.
 */
export function createMailTranslate(language: Language): TranslateMail {
  const file = join(contentDirectory, "locales", language, "mail.json");
  const texts: MailTexts = mailTextsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return createTranslate(language, texts, {
    onMissingValue: (text) => {
      throw new Error(`A value is missing: ${text}`);
    },
  });
}
