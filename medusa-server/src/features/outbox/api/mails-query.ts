import { z } from "../../../platform/zod.ts";
import { mailStates } from "../modules/mail/mail-states.ts";

/** Query of one page of the admin's list, of all mails or of one state. */
export const mailsPageSchema = z.strictObject({
  state: z.enum(mailStates).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type MailsPage = z.infer<typeof mailsPageSchema>;
