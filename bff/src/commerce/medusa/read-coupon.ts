import type { Coupon } from "@spolverk/domain";
import { couponReplySchema } from "@spolverk/medusa-contract";
import { type MedusaClient, nullOnStatus } from "./medusa-client.ts";

export async function readCoupon(medusa: MedusaClient, code: string): Promise<Coupon | null> {
  const reply = await medusa.get(couponReplySchema, "coupons", { code }).catch(nullOnStatus(404));
  return reply?.coupon ?? null;
}
