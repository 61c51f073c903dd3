/** Pages whose text depends on the site's country: content/legal/<folder>/<page>.md. */
export const legalPageNames = [
  "imprint",
  "terms",
  "withdrawal",
  "shipping",
  "returns",
  "warranty",
  "accessibility",
  "privacy",
] as const;
export type LegalPageName = (typeof legalPageNames)[number];
