/** What the QR code of a Swish payment says [4.34]: the app reads D and the token of the request. */
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
