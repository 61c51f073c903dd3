import type { FoundOrder } from "./find-order.ts";
import type { MeantOrder } from "./withdrawal-for-admin.ts";

/**
 * Compares an order with a statement that may refer to it. With another address the order may belong to another
 * person, who could read the statement after an assignment.
 *
 * @param statementEmail in lower case; null once it is deleted
 */
export function toMeantOrder({ id, number, email }: FoundOrder, statementEmail: string | null): MeantOrder {
  const isOtherEmail = email !== null && statementEmail !== null && email !== statementEmail;
  return { id, number, email: email ?? "", isOtherEmail };
}
