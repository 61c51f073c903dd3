/** The address of a checkout's step, to come back to. */
export function toCheckoutPath(checkoutId: string, step: string): string {
  return `/checkout/${encodeURIComponent(checkoutId)}/${step}`;
}
