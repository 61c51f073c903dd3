import type { Language } from "@spolverk/content";

/** The site that a mail's links lead to. */
export type MailSite = {
  /** Scheme and host. */
  origin: string;
  /** Languages that its pages are shown in beside its own, when they are asked for. */
  otherLanguages: readonly Language[];
};
