import type { CommerceEngine } from "./engine.ts";
import type { ShopStore } from "./store.ts";

/**
 * The two ports to the backend, in the shop's own terms. Amounts are integers in minor units. Every method throws
 * CommerceUnavailableError when the backend does not answer in time or the adapter cannot read its answer,
 * CommerceRefusedError when it refuses permanently, and CommerceBusyError when a checkout has more concurrent calls
 * than the backend takes. Expected outcomes are values.
 */
export type Backend = { engine: CommerceEngine; store: ShopStore };
