import { CommerceUnavailableError } from "./commerce-unavailable-error.ts";

/** The backend has too many calls for this checkout at the moment; the same call may be retried shortly. */
export class CommerceBusyError extends CommerceUnavailableError {}
