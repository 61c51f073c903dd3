import { randomInt } from "node:crypto";

// Each test orders for its own company: the open invoices of one company add up, and above a limit its orders need
// approval.

/** A unique number of the German commercial register. */
export const newRegisterNumber = (): string => `HRB ${randomInt(100_000, 1_000_000_000)}`;

/** A unique Swedish organization number: ten digits, the last of which is the Luhn check digit. */
export function newOrganizationNumber(): string {
  const digits = `556${randomInt(100_000, 1_000_000)}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
