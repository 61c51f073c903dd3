import type { MedusaContainer } from "@medusajs/framework/types";

/** What every part of the seed works with. */
export type SeedContext = {
  container: MedusaContainer;
  /** YYYY-MM-DD; relative dates in the content count from it. */
  today: string;
  /** Address of the storefront that serves the pictures below /media. */
  mediaUrl: string;
  /** Adds to how many of a kind this run has created. */
  count(kind: string, created: number): void;
};
