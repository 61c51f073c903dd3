/** The search parameter with an order number; empty when the value cannot be an order number. */
export function toOrderSearch(order: unknown): { order?: string } {
  return typeof order === "string" && /^[\w-]{1,40}$/.test(order) ? { order } : {};
}
