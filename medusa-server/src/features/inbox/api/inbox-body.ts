import { z } from "../../../platform/zod.ts";
import { enquiryFolders, enquiryKinds, enquiryStates } from "@spolverk/domain";
import { formLine, formText } from "../../../forms/form-text.ts";
import { pageQuerySchema } from "../../../forms/page-query.ts";

/** GET /admin/inbox, and GET /admin/inbox/export (the same without pages, as CSV). */
export const inboxQuerySchema = pageQuerySchema.extend({
  folder: z.enum(enquiryFolders).default("inbox"),
  kind: z.enum(enquiryKinds).optional(),
  state: z.enum(enquiryStates).optional(),
  /** Id of a user of the admin, or "none". */
  assignee: formLine(80).optional(),
  /** Matches a part of the number, the name, the address or the text. */
  q: z.union([z.literal(""), formLine(100)]).optional(),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** POST /admin/inbox/{id}: the fields to change. */
export const enquiryChangeBodySchema = z.strictObject({
  state: z.enum(enquiryStates).optional(),
  folder: z.enum(enquiryFolders).optional(),
  /** Id of a user of the admin; null unassigns. */
  assignee: formLine(80).nullable().optional(),
});
export type EnquiryChangeBody = z.infer<typeof enquiryChangeBodySchema>;

/** POST /admin/inbox/{id}/notes (visible in the admin only) and /admin/inbox/{id}/replies (mailed to the sender). */
export const enquiryTextBodySchema = z.strictObject({
  text: formText(5000),
  /** Idempotency key of a note or reply, which is stored and mailed once. */
  key: z.uuid(),
});
export type EnquiryTextBody = z.infer<typeof enquiryTextBodySchema>;
