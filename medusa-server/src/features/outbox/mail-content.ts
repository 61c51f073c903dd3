import type { Language } from "@spolverk/content";

export type Row = {
  name: string;
  /** Smaller, below the name. */ detail?: string;
  value: string;
  isTotal?: boolean;
};
export type MailBlock =
  | { kind: "text"; text: string }
  /** Names and their values; without a heading they go on with what is above. */
  | { kind: "rows"; heading: string | null; rows: readonly Row[] }
  | { kind: "lines"; heading: string; lines: readonly string[] }
  | { kind: "button"; text: string; url: string }
  | { kind: "link"; text: string; url: string };

/** What a mail says, in the order in which it says it; HTML and text are made of the same. */
export type MailContent = {
  language: Language;
  subject: string;
  title: string;
  blocks: readonly MailBlock[];
  /** The shop's name, and who sells: address, and the numbers of the company. */
  sender: { name: string; address: string; numbers: string; url: string };
};

/** What is sent: the same content as HTML and as plain text. */
export type RenderedMail = { subject: string; html: string; text: string };
