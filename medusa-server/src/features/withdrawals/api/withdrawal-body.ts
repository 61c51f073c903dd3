import { z } from "../../../platform/zod.ts";
import { withdrawalStates } from "@spolverk/domain";
import { formLine, formText } from "../../../forms/form-text.ts";
import { pageQuerySchema } from "../../../forms/page-query.ts";

/** GET /admin/withdrawals */
export const withdrawalsQuerySchema = pageQuerySchema.extend({
  state: z.enum(withdrawalStates).optional(),
  only: z.enum(["unmatched", "suspicious"]).optional(),
  orderId: formLine(80).optional(),
  /** Matches a part of the number, of the order's number, of the name or of the address. */
  q: z.union([z.literal(""), formLine(100)]).optional(),
});
export type WithdrawalsQuery = z.infer<typeof withdrawalsQuerySchema>;

/** POST /admin/withdrawals/{id}/state */
export const withdrawalDecisionBodySchema = z
  .strictObject({
    state: z.enum(["refunded", "refused", "closed"]),
    /** The order that the merchandiser saw; null without one. */
    orderId: formLine(80).nullable(),
    /** For merchandisers. */
    reason: formText(1000).optional(),
  })
  .refine(({ state, reason }) => state === "refunded" || Boolean(reason), {
    path: ["reason"],
    message: "is required",
  });
export type WithdrawalDecisionBody = z.infer<typeof withdrawalDecisionBodySchema>;

/** GET /admin/withdrawals/{id}/order: accepts texts longer than any number, which simply match no order. */
export const withdrawalOrderQuerySchema = z.strictObject({ orderNumber: formLine(400) });
export type WithdrawalOrderQuery = z.infer<typeof withdrawalOrderQuerySchema>;

/** POST /admin/withdrawals/{id}/order */
export const withdrawalOrderBodySchema = z.strictObject({
  /** Null when the order is unknown. */
  orderNumber: formLine(40).nullable(),
  /** The order that the merchandiser saw; null without one. */
  fromOrderId: formLine(80).nullable(),
});
export type WithdrawalOrderBody = z.infer<typeof withdrawalOrderBodySchema>;
