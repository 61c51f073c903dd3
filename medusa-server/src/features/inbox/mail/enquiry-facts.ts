import type { Language } from "@spolverk/content";
import type { MailSite } from "../../outbox/mail-site.ts";

/** What a mail to the sender of an enquiry tells. What the sender wrote is as it was written. */
export type EnquiryFacts = {
  language: Language;
  /** The site that it was sent from. */
  site: MailSite;
  number: string;
  /** Of the sender. */
  name: string;
  /** By the names of the form's fields, in its order. */
  answers: readonly { name: string; value: string | number }[];
  /** Names of the files. */
  files: readonly string[];
} & ({ kind: "enquiry_received" } | { kind: "enquiry_reply"; reply: string });
