/** Is the last digit the Luhn check digit of those before it (mod 10, every second digit doubled)? */
export function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
