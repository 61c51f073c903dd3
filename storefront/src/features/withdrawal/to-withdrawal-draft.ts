/**
 * Name of a statement's draft: each order that a link names has a draft of its own.
 *
 * @param order number of the order that the link names; empty without one
 */
export const toWithdrawalDraft = (order: string) => (order === "" ? "withdrawal" : `withdrawal-${order}`);
