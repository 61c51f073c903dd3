/** The path of a checkout's step, to which the sign-in returns. */
export function toCheckoutPath(checkoutId: string, step: string): string {
  return `/checkout/${encodeURIComponent(checkoutId)}/${step}`;
}
