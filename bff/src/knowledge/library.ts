import type { Article, LegalTexts, Manufacturer, Page, Reseller } from "@spolverk/content";

/** What the shop has to read: it changes with a new version of the shop only. */
export type Library = {
  /** The latest first. */
  articles: readonly Article[];
  pages: readonly Page[];
  /** By site and language. */
  legal: readonly LegalTexts[];
  resellers: readonly Reseller[];
  manufacturers: readonly Manufacturer[];
};

/** For how long a reply from the library may be stored: a new version is seen everywhere after it. */
export const libraryMaxAgeSeconds = 300;
