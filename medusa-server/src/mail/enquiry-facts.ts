import type { Language } from "@spolverk/content";

/** What a mail to the sender of an enquiry tells. What the sender wrote is as it was written. */
export type EnquiryFacts = {
  language: Language;
  /** Scheme and host of the site that it was sent from. */
  origin: string;
  number: string;
  /** Of the sender. */
  name: string;
  /** By the names of the form's fields, in its order. */
  answers: readonly { name: string; value: string | number }[];
  /** Names of the files. */
  files: readonly string[];
} & ({ kind: "enquiry_received" } | { kind: "enquiry_reply"; reply: string });
