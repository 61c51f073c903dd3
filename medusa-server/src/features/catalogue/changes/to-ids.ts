/** Payload of a Medusa module's event about written rows. */
export type RowEvent = { id: string | string[] };

export function toIds({ id }: RowEvent): string[] {
  return Array.isArray(id) ? id : [id];
}
