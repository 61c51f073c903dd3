import { type Coupon, currencies } from "@spolverk/domain";
import { z } from "zod";
import { call } from "./call.ts";

const minorSchema = z.int().nonnegative();
const maxQuantitySchema = z.int().positive().nullable();
const dateSchema = z.iso.datetime().nullable();

const couponQuerySchema = z.strictObject({ code: z.string().min(1).max(100) });

/** In the domain's terms and minor units. */
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

const couponReplySchema = z.object({ coupon: couponSchema });

export const couponCalls = {
  /**
   * The terms of a coupon by its code in any case; null without a coupon that the shop supports. The same for every
   * customer: only placing checks whether the customer has used it before.
   */
  getCoupon: call({
    method: "GET",
    path: "coupons",
    query: couponQuerySchema,
    reply: couponReplySchema,
    request: (code: string) => ({ query: { code } }),
    result: ({ coupon }): Coupon => coupon,
    on: { 404: null },
  }),
};
