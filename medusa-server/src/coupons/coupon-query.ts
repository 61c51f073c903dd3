import { z } from "@medusajs/framework/zod";

/** The coupon of a code, and whose uses of it matter. */
export const couponQuerySchema = z.strictObject({
  code: z.string().min(1).max(100),
  /** In lower case. */
  email: z.string().max(254).optional(),
});
export type CouponQuery = z.infer<typeof couponQuerySchema>;
