/**
 * The last day on which a parcel may be sent, YYYY-MM-DD: the one that ends (UTC) as the request expires [4.37].
 *
 * @param expiresAt ISO date-time
 */
export function toLastDay(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}
