import type { FoundOrder } from "./find-order.ts";
import type { MeantOrder } from "./withdrawal-for-admin.ts";

/**
 * Compares an order with the statement that refers to it: with another address it may belong to someone else, who would
 * then read the statement.
 *
 * @param statementEmail in lower case; null once it is deleted
 */
export function toMeantOrder({ id, number, email }: FoundOrder, statementEmail: string | null): MeantOrder {
  const isOtherEmail = email !== null && statementEmail !== null && email !== statementEmail;
  return { id, number, email: email ?? "", isOtherEmail };
}
