/** Tells whether a text is a GLN: 13 digits [5.6], the last a GS1 check digit. */
export function isGln(v: string): boolean {
  if (!/^\d{13}$/.test(v)) return false;
  const sum = Array.from(v, Number).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
