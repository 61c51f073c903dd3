const dayMs = 86_400_000;

/** Returns the last day (ISO, UTC) before an expiry instant. */
export const toLastDay = (expiresAt: Date): string =>
  new Date(expiresAt.getTime() - dayMs).toISOString().slice(0, 10);
