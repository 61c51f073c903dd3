import type { Article, LegalTexts, Manufacturer, Page, Reseller } from "@spolverk/content";

/** The shop's editorial content, which only changes with a release. */
export type Library = {
  /** Latest first. */
  articles: readonly Article[];
  pages: readonly Page[];
  /** By site and language. */
  legal: readonly LegalTexts[];
  resellers: readonly Reseller[];
  manufacturers: readonly Manufacturer[];
};

/** Maximum age of a cached reply from the library; a new release is visible everywhere after it. */
export const libraryMaxAgeSeconds = 300;
