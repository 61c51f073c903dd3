import type { WithdrawalState } from "./withdrawal-state.ts";

/** A statement of withdrawal; empty goods mean the whole order. */
type Statement = { state: WithdrawalState; goods: string };

/**
 * Tells whether an order was withdrawn from as a whole and refunded. The contract has then ended (directive
 * 2011/83/EU, article 12), so nothing is left to withdraw from or to return.
 */
export function isWithdrawnWhole(statements: readonly Statement[]): boolean {
  return statements.some(({ state, goods }) => state === "refunded" && goods === "");
}
