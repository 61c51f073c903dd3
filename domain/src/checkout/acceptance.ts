import type { WorkingDays } from "../shipping/working-days.ts";

/** What the shopper agreed to and read on placing; the proof of it stays with the order. */
export type Acceptance = {
  /** The terms that were accepted [5.7]: the words have the version, whichever site and language they were read in. */
  terms: {
    version: string;
    /** Of content/legal/. */
    folder: string;
    language: string;
    /** ISO date-time */
    at: string;
  };
  /** Whether the export agreement was accepted [5.8]. */
  exportAgreement: boolean;
  /** When the goods were to leave, and how many working days they take from there; null when nothing is sent. */
  delivery: { shipDate: string; workingDays: WorkingDays } | null;
};
