import { z } from "../../../platform/zod.ts";
import { formText } from "../../../forms/form-text.ts";

/** Points that a merchandiser adds to a member's ledger or, when negative, removes. */
export const adjustmentBodySchema = z.strictObject({
  points: z
    .number("must be a number")
    .min(-1_000_000, "is too little")
    .max(1_000_000, "is too much")
    .refine((points) => points !== 0, "must not be 0")
    .refine((points) => Number.isInteger(Math.round(points * 1e6) / 1e4), "has at most two decimals"),
  /** Shown to the member. */
  reason: formText(200),
  /** Idempotency key: the same for every try of one adjustment. */
  key: z.uuid(),
});
export type AdjustmentBody = z.infer<typeof adjustmentBodySchema>;

export const referralDecisionBodySchema = z.strictObject({ decision: z.enum(["approve", "refuse"]) });
export type ReferralDecisionBody = z.infer<typeof referralDecisionBodySchema>;

/** The day (UTC) at whose end the liability is calculated; omitted: now. */
export const liabilityQuerySchema = z.strictObject({ day: z.iso.date("must be a day").optional() });
export type LiabilityQuery = z.infer<typeof liabilityQuerySchema>;
