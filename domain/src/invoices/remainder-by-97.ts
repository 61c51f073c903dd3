/** The ISO 7064 remainder mod 97, with letters as 10 to 35; 1 for a text that ends in valid check digits. */
export function remainderBy97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
