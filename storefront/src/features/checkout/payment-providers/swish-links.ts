/** The text of a Swish payment's QR code [4.34]: the letter D, followed by the token of the payment request. */
export function toSwishQrText(token: string): string {
  return `D${token}`;
}

/**
 * The link that opens the Swish app on the same phone [4.34].
 *
 * @param returnUrl the address that the app opens after the payment
 */
export function toSwishAppUrl(token: string, returnUrl: string): string {
  return `swish://paymentrequest?token=${encodeURIComponent(token)}&callbackurl=${encodeURIComponent(returnUrl)}`;
}
