/** The remainder by 97 of ISO 7064, letters counting as 10 to 35; 1 for a text with right check digits at its end. */
export function remainderBy97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
