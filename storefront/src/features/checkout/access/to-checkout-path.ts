/** The path of a checkout's step, to return to. */
export function toCheckoutPath(checkoutId: string, step: string): string {
  return `/checkout/${encodeURIComponent(checkoutId)}/${step}`;
}
