/** How far the shop is with a withdrawal. Each of the later ones is final. */
export const withdrawalStates = ["received", "refunded", "refused", "closed"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];
