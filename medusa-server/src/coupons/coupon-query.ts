import { z } from "@medusajs/framework/zod";

export const couponQuerySchema = z.strictObject({
  code: z.string().min(1).max(100),
});
export type CouponQuery = z.infer<typeof couponQuerySchema>;
