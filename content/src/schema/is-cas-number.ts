/** Tells whether a text is a CAS registry number, such as 7439-92-1, with a valid check digit. */
export function isCasNumber(value: string): boolean {
  if (!/^[1-9]\d{1,6}-\d{2}-\d$/.test(value)) return false;
  const [check = 0, ...digits] = [...value.replaceAll("-", "")].map(Number).toReversed();
  return digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
}
