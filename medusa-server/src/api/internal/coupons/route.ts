import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CouponQuery, CouponReply } from "@spolverk/medusa-contract";
import { readCoupon } from "../../../features/coupons/read-coupon.ts";

/** The coupon of a code, 404 when there is none. */
export async function GET(
  request: MedusaRequest<unknown, CouponQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { code } = request.validatedQuery;
  const coupon = await readCoupon(request.scope, code);
  if (coupon === null) response.status(404).json({ type: "not_found", message: "There is no such coupon" });
  else response.json({ coupon } satisfies CouponReply);
}
