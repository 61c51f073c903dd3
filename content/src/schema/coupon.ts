import { z } from "zod";
import { currencySchema } from "./primitives.ts";

const minorSchema = z.int().positive();

export const couponSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,20}$/, "expected 3 to 20 capital letters and digits"),
  /** What merchandisers call it. */
  name: z.string().min(1),
  discount: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("percentage"), percent: z.number().positive().max(100) }),
    /** Off the goods together, with VAT; the backend keeps an amount in one currency. */
    z.strictObject({ kind: z.literal("amount"), currency: currencySchema, amount: minorSchema }),
    z.strictObject({ kind: z.literal("freeShipping") }),
  ]),
  /** What the goods must come to, with VAT. */
  minimum: z.record(currencySchema, minorSchema).nullable(),
  oncePerCustomer: z.boolean(),
  endsAt: z.iso.datetime().nullable(),
});
export type CouponContent = z.infer<typeof couponSchema>;
