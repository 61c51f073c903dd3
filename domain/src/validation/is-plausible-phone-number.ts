/** Could this be a phone number: 6 to 15 digits with the usual marks between, a plus only in front [5.5]? */
export function isPlausiblePhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15;
}
