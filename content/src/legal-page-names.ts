/** Pages whose text the site's country decides: content/legal/<folder>/<page>.md. */
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
