import type { WorkingDays } from "../shipping/working-days.ts";

/** What the shopper accepted and was shown when placing the order; stored with the order as proof. */
export type Acceptance = {
  /** The accepted terms [5.7]. `version` identifies their words; equal words have one version on every site. */
  terms: {
    version: string;
    /** The subfolder of content/legal/ that holds the terms. */
    folder: string;
    language: string;
    /** ISO date-time */
    at: string;
  };
  /** Whether the export agreement was accepted [5.8]. */
  exportAgreement: boolean;
  /** The ship date and the delivery time from then that the shopper was shown; null when no goods are shipped. */
  delivery: { shipDate: string; workingDays: WorkingDays } | null;
};
