/** How long the first reply to a call with an Idempotency-Key is given again, in milliseconds. */
export const repliesKeptMs = 24 * 60 * 60 * 1000;

/** How many calls with an Idempotency-Key of one client are remembered at a time; further ones are refused. */
export const callsPerClient = 1000;

/** After how many milliseconds without an end a call counts as dead, so that the same call may be tried again. */
export const callAbandonedMs = 2 * 60 * 1000;
