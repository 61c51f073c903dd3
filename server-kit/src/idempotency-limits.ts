/** How long an idempotency record answers repeated calls, in milliseconds. */
export const repliesKeptMs = 24 * 60 * 60 * 1000;

/** How many idempotency records a client may have at a time; the server refuses further keys. */
export const callsPerClient = 1000;

/** After this many milliseconds without a reply a call counts as abandoned, so that the client may retry it. */
export const callAbandonedMs = 2 * 60 * 1000;
