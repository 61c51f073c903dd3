import type { CommercePort, PlaceOptions, PlaceResult } from "../commerce/port.ts";
import type { PricedCheckout } from "../commerce/priced-checkout.ts";
import { createRecord } from "./create-record.ts";

/**
 * Has a backend place a checkout that was created and not changed since.
 *
 * @param options.version of the accepted record; that of the created one is 1
 */
export function place(
  port: CommercePort,
  id: string,
  priced: PricedCheckout,
  { version = 2, ...options }: PlaceOptions & { version?: number } = {},
): Promise<PlaceResult> {
  return port.placeOrder(createRecord(new Date(), { id, version }), priced, options);
}
