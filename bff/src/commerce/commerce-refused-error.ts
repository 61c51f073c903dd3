import { CommerceUnavailableError } from "./commerce-unavailable-error.ts";

/**
 * The backend refused permanently, for example for a product without a shipping profile. Callers that do not
 * distinguish a refusal from an outage treat it as an unavailable backend.
 */
export class CommerceRefusedError extends CommerceUnavailableError {}
