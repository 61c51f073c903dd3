/** The last day on which a parcel may be sent: the one that ends as the request expires (UTC) [4.37]. ISO date-times. */
export function toLastDay(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString();
}
