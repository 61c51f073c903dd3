const dayMs = 86_400_000;

/** Returns the last whole day before an expiry instant, as an ISO date in UTC. */
export const toLastDay = (expiresAt: Date): string =>
  new Date(expiresAt.getTime() - dayMs).toISOString().slice(0, 10);
