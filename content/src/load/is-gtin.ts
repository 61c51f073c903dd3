/** Tells whether a text is thirteen digits with a valid GS1 check digit. */
export function isGtin(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const weighted = digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0);
  return weighted % 10 === 0;
}
