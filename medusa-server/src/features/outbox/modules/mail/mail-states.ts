/** Skipped: the merchandiser said that no mail shall tell of it. */
export const mailStates = ["waiting", "sent", "failed", "skipped"] as const;
export type MailState = (typeof mailStates)[number];
