import { z } from "../../../platform/zod.ts";
import { withdrawalStates } from "@spolverk/domain";
import { formLine, formText } from "../../../forms/form-text.ts";
import { pageQuerySchema } from "../../../forms/page-query.ts";

/** GET /admin/withdrawals */
export const withdrawalsQuerySchema = pageQuerySchema.extend({
  state: z.enum(withdrawalStates).optional(),
  only: z.enum(["unmatched", "suspicious"]).optional(),
  orderId: formLine(80).optional(),
  /** Searched text: part of the withdrawal's number, the order's number, the name or the address. */
  q: z.union([z.literal(""), formLine(100)]).optional(),
});
export type WithdrawalsQuery = z.infer<typeof withdrawalsQuerySchema>;

/** POST /admin/withdrawals/{id}/state */
export const withdrawalDecisionBodySchema = z
  .strictObject({
    state: z.enum(["refunded", "refused", "closed"]),
    /** Id of the order that the merchandiser's page showed; null when it showed none. */
    orderId: formLine(80).nullable(),
    /** Reason of the decision, which only merchandisers see. */
    reason: formText(1000).optional(),
  })
  .refine(({ state, reason }) => state === "refunded" || Boolean(reason), {
    path: ["reason"],
    message: "is required",
  });
export type WithdrawalDecisionBody = z.infer<typeof withdrawalDecisionBodySchema>;

/** GET /admin/withdrawals/{id}/order. Accepts texts longer than any order number: they match no order. */
export const withdrawalOrderQuerySchema = z.strictObject({ orderNumber: formLine(400) });
export type WithdrawalOrderQuery = z.infer<typeof withdrawalOrderQuerySchema>;

/** POST /admin/withdrawals/{id}/order */
export const withdrawalOrderBodySchema = z.strictObject({
  /** Number of the order to assign; null removes the assignment. */
  orderNumber: formLine(40).nullable(),
  /** Id of the order that the merchandiser's page showed; null when it showed none. */
  fromOrderId: formLine(80).nullable(),
});
export type WithdrawalOrderBody = z.infer<typeof withdrawalOrderBodySchema>;
