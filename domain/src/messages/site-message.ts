/** The colors that a site message may have; the name keeps the spelling of the statement [2.53]. */
export const pallettes = ["green", "black", "red", "blue"] as const;
export type Pallette = (typeof pallettes)[number];

/** The color of a message that names none [2.53]. */
export const defaultPallette: Pallette = "black";

/** When and where a site message is shown. */
export type SiteMessageTerms = {
  enabled: boolean;
  /** Codes of sites; null for every site. */
  sites: readonly string[] | null;
  /** The first day, YYYY-MM-DD; null for immediately. */
  startsOn: string | null;
  /** The last day, YYYY-MM-DD; null for no end. */
  endsOn: string | null;
};
