import { z } from "@medusajs/framework/zod";

const checkoutFields = {
  version: z.int().positive(),
  data: z.record(z.string(), z.unknown()),
  expires_at: z.iso.datetime().transform((at) => new Date(at)),
};

export const newCheckoutBodySchema = z.strictObject({ id: z.string().min(1).max(80), ...checkoutFields });
export type NewCheckoutBody = z.infer<typeof newCheckoutBodySchema>;

/** `version` is the one after the stored. */
export const checkoutBodySchema = z.strictObject(checkoutFields);
export type CheckoutBody = z.infer<typeof checkoutBodySchema>;
