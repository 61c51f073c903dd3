import type { MeantOrder } from "../withdrawal-for-admin.ts";

/**
 * Describes the customer of an order that a merchandiser is about to assign to a statement.
 * @param statementEmail address of the statement; empty once it is deleted
 */
export function describeAssignment(
  { number, email, isOtherEmail }: MeantOrder,
  statementEmail: string,
): string {
  const readers = "Whoever has the order reads on its page what the statement says.";
  if (email === "") return `The address of order #${number} is deleted: make sure whose it is. ${readers}`;
  if (statementEmail === "") return `Order #${number} was placed with ${email}. ${readers}`;
  if (!isOtherEmail) return `Order #${number} was placed with ${email}, the address of the statement.`;
  return `Order #${number} was placed with ${email}, but the statement names ${statementEmail}. ${readers} Assign it only once you are sure that they are the same customer.`;
}
