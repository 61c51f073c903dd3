/** The number of an order in an address: without one for what cannot be the number of an order. */
export function toOrderSearch(order: unknown): { order?: string } {
  return typeof order === "string" && /^[\w-]{1,40}$/.test(order) ? { order } : {};
}
