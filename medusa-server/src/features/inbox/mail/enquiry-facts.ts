import type { Language } from "@spolverk/content";
import type { MailSite } from "../../outbox/mail-site.ts";

/** The content of a mail to the sender of an enquiry. The sender's words are verbatim. */
export type EnquiryFacts = {
  language: Language;
  /** The site whose form was sent. */
  site: MailSite;
  number: string;
  /** Name of the sender. */
  name: string;
  /** Under the names of the form's fields, in the form's order. */
  answers: readonly { name: string; value: string | number }[];
  /** Names of the files. */
  files: readonly string[];
} & ({ kind: "enquiry_received" } | { kind: "enquiry_reply"; reply: string });
