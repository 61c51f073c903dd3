import type { Acceptance } from "@spolverk/domain";
import type { KnownText } from "../../orders/modules/checkout/service.ts";

/** What the confirmation of a contract on a durable medium says beside the order itself (directive 2011/83/EU, article 8(7)). */
export type ContractFacts = {
  /** ISO date of the order. */
  placedOn: string;
  delivery: Acceptance["delivery"];
  /** Goes along as a file; null where the site has no terms yet. */
  terms: KnownText | null;
  /** A private individual may withdraw; a company may not. */
  mayWithdraw: boolean;
};
