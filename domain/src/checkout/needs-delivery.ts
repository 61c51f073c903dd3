/** Tells whether an order holds goods that a carrier delivers [3.10]; gift cards alone go by e-mail. */
export function needsDelivery(lines: readonly { physical: boolean }[]): boolean {
  return lines.some(({ physical }) => physical);
}
