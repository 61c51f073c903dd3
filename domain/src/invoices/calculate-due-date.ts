const dayMs = 86_400_000;

/**
 * The due date of an invoice [9.37]: `termsDays` days after its date.
 *
 * @param issuedOn ISO date
 * @returns ISO date
 * @throws RangeError when the date cannot be read
 */
export function calculateDueDate(issuedOn: string, termsDays: number): string {
  return new Date(Date.parse(`${issuedOn}T00:00:00Z`) + termsDays * dayMs).toISOString().slice(0, 10);
}
