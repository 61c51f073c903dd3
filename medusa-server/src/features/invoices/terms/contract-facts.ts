import type { Acceptance } from "@spolverk/domain";
import type { KnownText } from "../../orders/modules/checkout/service.ts";

/**
 * The contract terms that a confirmation on a durable medium states beside the order itself (directive 2011/83/EU,
 * article 8(7)).
 */
export type ContractFacts = {
  /** ISO date of the order. */
  placedOn: string;
  delivery: Acceptance["delivery"];
  /** Attached as a file; null when the site has no terms yet. */
  terms: KnownText | null;
  /** True for a private individual, false for a company. */
  mayWithdraw: boolean;
};
