import { couponCalls } from "@spolverk/medusa-contract";
import { internalRoutes, isSent } from "../../../http/internal-routes.ts";
import { readCoupon } from "../read-coupon.ts";

export const couponInternalRoutes = internalRoutes(couponCalls)({
  getCoupon: async ({ container, query, response }) => {
    const coupon = await readCoupon(container, query.code);
    if (coupon !== null) return { coupon };
    response.status(404).json({ type: "not_found", message: "There is no such coupon" });
    return isSent;
  },
});
