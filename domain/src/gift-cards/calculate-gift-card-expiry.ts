const validYears = 3;

/**
 * When a gift card can be spent no longer: three years after it was issued, as its product says; of the
 * 29th of February on the 1st of March. ISO date-times.
 */
export function calculateGiftCardExpiry(issuedAt: string): string {
  const expiry = new Date(issuedAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + validYears);
  return expiry.toISOString();
}
