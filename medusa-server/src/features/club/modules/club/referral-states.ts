/**
 * - waiting: the friend has joined, but not bought yet.
 * - paid: the inviter has the points.
 * - pending_decision: a merchandiser has to decide.
 * - refused: the inviter gets no points.
 */
export const referralStates = ["waiting", "paid", "pending_decision", "refused"] as const;
/**
 * Tells whether the friend's joining bonus is withheld: a merchandiser has yet to decide about the referral, or has
 * refused it.
 *
 * @param referral null for an account without an invitation
 */
export const isBonusWithheld = (referral: { state: ReferralState; reason: string | null } | null): boolean =>
  referral?.state === "pending_decision" ||
  (referral?.state === "refused" && referral.reason !== "inviter_left");

export type ReferralState = (typeof referralStates)[number];
