import { z } from "@medusajs/framework/zod";
import { pageQuerySchema } from "../../../forms/page-query.ts";

/** One page of the payment checks in the admin: all, or those that need attention. */
export const paymentChecksPageSchema = pageQuerySchema.extend({
  open: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
});
export type PaymentChecksPage = z.infer<typeof paymentChecksPageSchema>;
