import { CommerceUnavailableError } from "./commerce-unavailable-error.ts";

/**
 * The commerce backend answered that it will not do this, and will not the next time either: such as a
 * product that a merchandiser left without a shipping profile. To a caller that does not distinguish the two
 * apart it is a backend that did not do what was asked.
 */
export class CommerceRefusedError extends CommerceUnavailableError {}
