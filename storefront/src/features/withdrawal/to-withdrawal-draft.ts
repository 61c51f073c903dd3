/** The name of the draft of a statement: each order that a link names has one of its own. @param order empty without one */
export const toWithdrawalDraft = (order: string) => (order === "" ? "withdrawal" : `withdrawal-${order}`);
