import { readShop, type TranslateMail } from "@spolverk/content";
import { formatPrice } from "@spolverk/domain";
import { formatDay } from "../../../documents/format-day.ts";
import { type Invoice, sumInvoice } from "../../invoices/invoice.ts";
import { toDueBlocks } from "../../invoices/mail/invoice-blocks.ts";
import type { MailBlock, MailContent, Row } from "../../outbox/mail-content.ts";
import type { TakeBackFacts } from "./take-back-facts.ts";
import { toPageUrl } from "../../outbox/to-page-url.ts";

const texts = {
  take_back_created: ["takeBackCreated.subject", "takeBackCreated.title", "takeBackCreated.text"],
  take_back_sent: ["takeBackSent.subject", "takeBackSent.title", "takeBackSent.text"],
  take_back_received: ["takeBackReceived.subject", "takeBackReceived.title", "takeBackReceived.text"],
  take_back_approved: ["takeBackApproved.subject", "takeBackApproved.title", "takeBackApproved.text"],
  take_back_rejected: ["takeBackRejected.subject", "takeBackRejected.title", "takeBackRejected.text"],
  take_back_expired: ["takeBackExpired.subject", "takeBackExpired.title", "takeBackExpired.text"],
} as const satisfies Record<TakeBackFacts["kind"], readonly string[]>;

const text = (words: string): MailBlock => ({ kind: "text", text: words });

/** Writes a mail about a take-back. The token is in the fragment, which browsers do not send to a server. */
export function writeTakeBackMail(
  facts: TakeBackFacts,
  t: TranslateMail,
): Pick<MailContent, "subject" | "title" | "blocks"> {
  const { number, site, language, token } = facts;
  const url = toPageUrl(site, language, `/re-add/request#${token}`);
  const [subject, title, opening] = texts[facts.kind];
  return {
    subject: t(subject, { number }),
    title: t(title),
    blocks: [
      text(t(opening, { number, day: toDay(facts) })),
      ...writeMore(facts, t),
      { kind: "rows", heading: null, rows: toRows(facts, t) },
      { kind: "button", text: t("takeBack.open"), url },
      text(t("common.questionsShort", { email: readShop().support.email })),
    ],
  };
}

const toDay = ({ lastDay, language }: TakeBackFacts) => formatDay(lastDay, language);

function toRows(facts: TakeBackFacts, t: TranslateMail): Row[] {
  const { number, orderNumber, spools, trackingNumber } = facts;
  const isOpen = facts.kind === "take_back_created";
  return [
    { name: t("takeBack.number"), value: number },
    { name: t("common.orderNumber"), value: orderNumber },
    { name: t("takeBack.spools"), value: String(spools) },
    ...(isOpen ? [{ name: t("takeBack.sendBy"), value: toDay(facts) }] : []),
    ...(trackingNumber === null ? [] : [{ name: t("shipped.tracking"), value: trackingNumber }]),
  ];
}

function writeMore(facts: TakeBackFacts, t: TranslateMail): MailBlock[] {
  switch (facts.kind) {
    case "take_back_created":
      return [
        ...(facts.label === null ? [] : [text(t("takeBackCreated.label"))]),
        ...(facts.isCompany ? [text(t("takeBackCreated.company")), toWarehouse(t)] : []),
      ];
    case "take_back_rejected":
      return [
        ...(facts.reason === ""
          ? []
          : [
              {
                kind: "lines",
                heading: t("takeBackRejected.reason"),
                lines: facts.reason.split(/\r?\n/),
              } as const,
            ]),
        ...(facts.invoice === null ? [] : toFee(facts.invoice, t)),
      ];
    default:
      return [];
  }
}

function toWarehouse(t: TranslateMail): MailBlock {
  const { name, address, postalCode, city } = readShop().warehouse;
  return {
    kind: "lines",
    heading: t("takeBackLabel.to"),
    lines: [name, address, `${postalCode} ${city}`],
  };
}

/** States the amount and the due day of the fee. The invoice itself is attached as a file. */
function toFee(invoice: Invoice, t: TranslateMail): MailBlock[] {
  const amount = formatPrice(sumInvoice(invoice), invoice.currency, true);
  return [text(t("takeBackRejected.fee", { amount })), ...toDueBlocks(invoice, t)];
}
