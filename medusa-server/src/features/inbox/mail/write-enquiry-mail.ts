import type { TranslateMail } from "@spolverk/content";
import { enquiryFields, serviceTerms } from "@spolverk/domain";
import { breakLinks } from "../../outbox/break-links.ts";
import type { EnquiryFacts } from "./enquiry-facts.ts";
import type { MailBlock, MailContent } from "../../outbox/mail-content.ts";

type Written = Pick<MailContent, "subject" | "title" | "blocks">;

/**
 * Writes a mail about an enquiry. The recipient's address may belong to a stranger, so nothing that the sender wrote
 * becomes a link.
 */
export function writeEnquiryMail(facts: EnquiryFacts, t: TranslateMail): Written {
  const { number } = facts;
  if (facts.kind === "enquiry_received") {
    return {
      subject: t("enquiryReceived.subject", { number }),
      title: t("enquiryReceived.title"),
      blocks: [
        { kind: "text", text: t("common.greeting", { name: breakLinks(facts.name) }) },
        { kind: "text", text: t("enquiryReceived.text", { number, hours: serviceTerms.replyWithinHours }) },
        ...quote(facts, t("enquiryReceived.copy"), t),
        { kind: "text", text: t("enquiryReceived.ignore") },
      ],
    };
  }
  return {
    subject: t("enquiryReply.subject", { number }),
    title: t("enquiryReply.title"),
    blocks: [
      ...facts.reply
        .split(/\n+/)
        .flatMap((text): MailBlock[] => (text.trim() ? [{ kind: "text", text }] : [])),
      { kind: "text", text: t("enquiryReply.answer", { number }) },
      ...quote(facts, t("enquiryReply.copy"), t),
    ],
  };
}

/** Quotes the sender, answer by answer. */
function quote({ answers, files }: EnquiryFacts, heading: string, t: TranslateMail): MailBlock[] {
  const written = answers.map(({ name, value }): MailBlock => {
    const field = enquiryFields.find((known) => known === name);
    return {
      kind: "lines",
      heading: field === undefined ? breakLinks(name) : t(`enquiryFields.${field}`),
      lines: String(value).split(/\r?\n/).map(breakLinks),
    };
  });
  const attached: MailBlock[] =
    files.length === 0
      ? []
      : [{ kind: "lines", heading: t("enquiryReceived.files"), lines: files.map(breakLinks) }];
  return [{ kind: "text", text: heading }, ...written, ...attached];
}
