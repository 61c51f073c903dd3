import type { WithdrawalState } from "./withdrawal-state.ts";

/** A statement of withdrawal; empty goods are the whole order. */
type Statement = { state: WithdrawalState; goods: string };

/**
 * Whether an order was withdrawn from as a whole and refunded: the contract has ended (directive 2011/83/EU, article 12), so
 * that there is nothing left to withdraw from or to return.
 */
export function isWithdrawnWhole(statements: readonly Statement[]): boolean {
  return statements.some(({ state, goods }) => state === "refunded" && goods === "");
}
