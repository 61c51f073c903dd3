/**
 * Name of a statement's draft: each order that a link names has its own.
 *
 * @param order empty without one
 */
export const toWithdrawalDraft = (order: string) => (order === "" ? "withdrawal" : `withdrawal-${order}`);
