import { type Coupon, currencies } from "@spolverk/domain";
import { z } from "zod";

const minorSchema = z.int().nonnegative();
const maxQuantitySchema = z.int().positive().nullable();
const dateSchema = z.iso.datetime().nullable();

export const couponQuerySchema = z.strictObject({ code: z.string().min(1).max(100) });
export type CouponQuery = z.infer<typeof couponQuerySchema>;

/** In the domain's own words and minor units. */
const couponSchema = z.object({
  id: z.string(),
  code: z.string(),
  discount: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("percentage"), percent: z.number(), maxQuantity: maxQuantitySchema }),
    z.object({
      kind: z.literal("amount"),
      amountMinor: minorSchema,
      includesVat: z.boolean(),
      maxQuantity: maxQuantitySchema,
    }),
    z.object({ kind: z.literal("freeShipping") }),
  ]),
  currencies: z.array(z.enum(currencies)).readonly().nullable(),
  countries: z.array(z.string()).readonly().nullable(),
  minimum: z.partialRecord(z.enum(currencies), minorSchema).nullable(),
  startsAt: dateSchema,
  endsAt: dateSchema,
  usesLeft: z.number().nullable(),
  budgetLeftMinor: z.int().nullable(),
}) satisfies z.ZodType<Coupon>;

export const couponReplySchema = z.object({ coupon: couponSchema });
export type CouponReply = z.infer<typeof couponReplySchema>;
