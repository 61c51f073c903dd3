import type { CommerceEngine } from "./engine.ts";
import type { ShopStore } from "./store.ts";

/**
 * The two doors to what is behind the BFF, in the shop's own words. Amounts are integers in minor units. Every method
 * throws CommerceUnavailableError when the backend does not answer in time or answers what the adapter cannot read,
 * CommerceRefusedError when it says no for good, CommerceBusyError when a checkout has more calls at once than the backend
 * takes; expected outcomes are values.
 */
export type Backend = { engine: CommerceEngine; store: ShopStore };
