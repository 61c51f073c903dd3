import { CommerceUnavailableError } from "./commerce-unavailable-error.ts";

/** The commerce backend has calls enough for this checkout at the moment: the same call may be made again shortly. */
export class CommerceBusyError extends CommerceUnavailableError {}
