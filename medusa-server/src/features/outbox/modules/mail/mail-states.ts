/** Skipped: the merchandiser chose to send no mail. */
export const mailStates = ["waiting", "sent", "failed", "skipped"] as const;
export type MailState = (typeof mailStates)[number];
