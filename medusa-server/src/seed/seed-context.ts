import type { MedusaContainer } from "@medusajs/framework/types";

/** Shared by all parts of the seed. */
export type SeedContext = {
  container: MedusaContainer;
  /** YYYY-MM-DD. Relative dates in the content are counted from this day. */
  today: string;
  /** Address of the storefront that serves the pictures below /media. */
  mediaUrl: string;
  /** Adds to the count of created rows of a kind. */
  count(kind: string, created: number): void;
};
