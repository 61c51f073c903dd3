import { z } from "zod";
import { currencySchema } from "./primitives.ts";

const minorSchema = z.int().positive();

export const couponSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,20}$/, "expected 3 to 20 capital letters and digits"),
  /** Internal name for merchandisers. */
  name: z.string().min(1),
  discount: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("percentage"), percent: z.number().positive().max(100) }),
    /** An amount off all goods together, with VAT. It has one currency, as in the commerce backend. */
    z.strictObject({ kind: z.literal("amount"), currency: currencySchema, amount: minorSchema }),
    z.strictObject({ kind: z.literal("freeShipping") }),
  ]),
  /** Minimum price of the goods, with VAT. */
  minimum: z.record(currencySchema, minorSchema).nullable(),
  oncePerCustomer: z.boolean(),
  endsAt: z.iso.datetime().nullable(),
});
export type CouponContent = z.infer<typeof couponSchema>;
