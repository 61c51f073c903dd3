import type { Language } from "@spolverk/content";

/** The site that a mail links to. */
export type MailSite = {
  /** Scheme and host. */
  origin: string;
  /** Languages of its pages beside its own, chosen by a parameter. */
  otherLanguages: readonly Language[];
};
