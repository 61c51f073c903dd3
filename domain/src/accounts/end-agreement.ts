/** Days of an agreement, YYYY-MM-DD, both included; null is an open end. */
type Validity = { validFrom: string | null; validTo: string | null };

/**
 * Ends an agreement [3.3]: yesterday becomes its last day. An agreement that ended before today stays unchanged.
 * Returns null for an agreement that starts today or later, since none of its days would remain.
 *
 * @param today YYYY-MM-DD
 */
export function endAgreement<Terms extends Validity>(terms: Terms, today: string): Terms | null {
  const { validFrom, validTo } = terms;
  if (validFrom !== null && validFrom >= today) return null;
  return validTo !== null && validTo < today ? terms : { ...terms, validTo: toDayBefore(today) };
}

function toDayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
