/** A file attached to a mail; `type` is its media type. */
export type MailFile = { filename: string; type: string; content: Buffer };
