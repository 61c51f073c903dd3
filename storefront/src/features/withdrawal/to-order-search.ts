/**
 * The number of an order as the router writes it into an address: "?order=1042", where a text of digits would get quotes.
 *
 * @returns without an order for what cannot be the number of one
 */
export function toOrderSearch(order: unknown): { order?: number | string } {
  const number = typeof order === "number" ? String(order) : order;
  if (typeof number !== "string" || !/^[\w-]{1,40}$/.test(number)) return {};
  return { order: /^[1-9]\d{0,14}$/.test(number) ? Number(number) : number };
}
