import { z } from "@medusajs/framework/zod";

/** What a merchandiser decides about an order by invoice; the reason is for other merchandisers. */
export const approvalBodySchema = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("approve") }),
  z.strictObject({
    decision: z.literal("refuse"),
    reason: z.string().trim().min(1, "is required").max(500, "has more than 500 characters"),
  }),
]);
export type ApprovalBody = z.infer<typeof approvalBodySchema>;
