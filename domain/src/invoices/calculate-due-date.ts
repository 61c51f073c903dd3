const dayMs = 86_400_000;

/**
 * The day by which an invoice is to be paid [9.37]: so many days after its date.
 *
 * @param issuedOn ISO date
 * @returns ISO date
 * @throws RangeError when the date cannot be read
 */
export function calculateDueDate(issuedOn: string, termsDays: number): string {
  return new Date(Date.parse(`${issuedOn}T00:00:00Z`) + termsDays * dayMs).toISOString().slice(0, 10);
}
