/** The states of a withdrawal; all but the first are final. */
export const withdrawalStates = ["received", "refunded", "refused", "closed"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];
