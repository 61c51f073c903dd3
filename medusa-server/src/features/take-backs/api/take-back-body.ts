import { z } from "../../../platform/zod.ts";
import { takeBackStates } from "@spolverk/domain";
import { formLine, formText } from "../../../forms/form-text.ts";
import { pageQuerySchema } from "../../../forms/page-query.ts";

/** GET /admin/take-backs, and GET /admin/take-backs/export (the same without pages, as CSV). */
export const takeBacksQuerySchema = pageQuerySchema.extend({
  state: z.enum(takeBackStates).optional(),
  /** Searched text: part of the take-back's number, the order's number or the email address. */
  q: z.union([z.literal(""), formLine(100)]).optional(),
});
export type TakeBacksQuery = z.infer<typeof takeBacksQuerySchema>;

/** POST /admin/take-backs/{id}/state */
export const takeBackMoveBodySchema = z
  .strictObject({
    state: z.enum(["sent", "received", "approved", "rejected"]),
    trackingNumber: formLine(60).optional(),
    /** Reason for a rejection, shown to the customer. */
    reason: formText(1000).optional(),
    /** For a rejection: whether the fee is invoiced [5.20]. */
    isFeeCharged: z.boolean().optional(),
  })
  .refine(({ state, reason }) => state !== "rejected" || Boolean(reason), {
    path: ["reason"],
    message: "is required",
  });
export type TakeBackMoveBody = z.infer<typeof takeBackMoveBodySchema>;

/** POST /admin/take-backs/{id}/notes; visible in the admin only. */
export const takeBackNoteBodySchema = z.strictObject({
  text: formText(5000),
});
export type TakeBackNoteBody = z.infer<typeof takeBackNoteBodySchema>;
