import { type Coupon, currencies } from "@spolverk/domain";
import { z } from "zod";
import { type MedusaClient, nullOnStatus } from "./medusa-client.ts";

const minorSchema = z.int().nonnegative();
const maxQuantitySchema = z.int().positive().nullable();
const dateSchema = z.iso.datetime().nullable();

/** medusa-server says it in the domain's own words and minor units. */
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
  currencies: z.array(z.enum(currencies)).nullable(),
  countries: z.array(z.string()).nullable(),
  minimum: z.partialRecord(z.enum(currencies), minorSchema).nullable(),
  startsAt: dateSchema,
  endsAt: dateSchema,
  usesLeft: z.number().nullable(),
  budgetLeftMinor: z.int().nullable(),
}) satisfies z.ZodType<Coupon>;

export async function readCoupon(medusa: MedusaClient, code: string): Promise<Coupon | null> {
  const reply = await medusa
    .get(z.object({ coupon: couponSchema }), "coupons", { code })
    .catch(nullOnStatus(404));
  return reply?.coupon ?? null;
}
