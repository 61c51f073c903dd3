import { randomInt } from "node:crypto";

/**
 * A German commercial register's number that no other test orders for: the open invoices of a company count together,
 * and above a limit a merchandiser has to approve its orders.
 */
export const newRegisterNumber = (): string => `HRB ${randomInt(100_000, 1_000_000_000)}`;
