import type { Language } from "@spolverk/content";

export type Row = {
  name: string;
  /** Smaller, below the name. */ detail?: string;
  value: string;
  isTotal?: boolean;
};
export type MailBlock =
  | { kind: "text"; text: string }
  /** Names and values; without a heading they continue the block above. */
  | { kind: "rows"; heading: string | null; rows: readonly Row[] }
  | { kind: "lines"; heading: string; lines: readonly string[] }
  | { kind: "button"; text: string; url: string }
  | { kind: "link"; text: string; url: string };

/** The content of a mail in reading order. Both its HTML and its plain text are rendered from it. */
export type MailContent = {
  language: Language;
  subject: string;
  title: string;
  blocks: readonly MailBlock[];
  /** The shop's name, and the seller's address and registration numbers. */
  sender: { name: string; address: string; numbers: string; url: string };
};

/** A rendered mail: the same content as HTML and as plain text. */
export type RenderedMail = { subject: string; html: string; text: string };
