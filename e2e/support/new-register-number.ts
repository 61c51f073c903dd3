import { randomInt } from "node:crypto";

// The open invoices of a company count together, and above a limit a merchandiser has to approve its orders: each test
// orders for a company of its own.

/** A number of the German commercial register. */
export const newRegisterNumber = (): string => `HRB ${randomInt(100_000, 1_000_000_000)}`;

/** A Swedish organization number: ten digits, the last of which is their check digit by Luhn. */
export function newOrganizationNumber(): string {
  const digits = `556${randomInt(100_000, 1_000_000)}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
