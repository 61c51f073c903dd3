/** Reasons why a referral awaits a merchandiser's decision, or is refused without one. */
export const referralReasons = ["same_name_and_address", "same_card", "same_client", "inviter_left"] as const;
export type ReferralReason = (typeof referralReasons)[number];
