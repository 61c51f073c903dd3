/** What an event of Medusa's modules tells of the rows that were written. */
export type RowEvent = { id: string | string[] };

export function toIds({ id }: RowEvent): string[] {
  return Array.isArray(id) ? id : [id];
}
