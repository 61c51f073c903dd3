/** The text of a Swish payment's QR code [4.34]: the app expects a D and the token of the payment request. */
export function toSwishQrText(token: string): string {
  return `D${token}`;
}

/**
 * The address that opens the Swish app on the same phone [4.34].
 *
 * @param returnUrl where the app sends the shopper afterwards
 */
export function toSwishAppUrl(token: string, returnUrl: string): string {
  return `swish://paymentrequest?token=${encodeURIComponent(token)}&callbackurl=${encodeURIComponent(returnUrl)}`;
}
