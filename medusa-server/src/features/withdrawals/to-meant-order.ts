import type { FoundOrder } from "./find-order.ts";
import type { MeantOrder } from "./withdrawal-for-admin.ts";

/**
 * An order beside the statement that means it, or is to: with another address it may be somebody else's, who would read
 * the statement.
 *
 * @param statementEmail in lower case; null once it is deleted
 */
export function toMeantOrder({ id, number, email }: FoundOrder, statementEmail: string | null): MeantOrder {
  const isOtherEmail = email !== null && statementEmail !== null && email !== statementEmail;
  return { id, number, email: email ?? "", isOtherEmail };
}
