import type { PlaceResult, PricedCheckout } from "@spolverk/domain";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { PlaceOptions } from "../commerce/engine.ts";
import { createRecord } from "./create-record.ts";

/**
 * Places a created, unchanged checkout in a backend.
 * @param options.version of the accepted record; the created one has 1
 */
export function place(
  engine: CommerceEngine,
  id: string,
  priced: PricedCheckout,
  { version = 2, ...options }: PlaceOptions & { version?: number } = {},
): Promise<PlaceResult> {
  return engine.placeOrder(createRecord(new Date(), { id, version }), priced, options);
}
