const dayMs = 86_400_000;

/** The last day (ISO, UTC) on which a take-back may be sent that has to be sent before an instant. */
export const toLastDay = (expiresAt: Date): string =>
  new Date(expiresAt.getTime() - dayMs).toISOString().slice(0, 10);
