import type { MiddlewareRoute } from "@medusajs/framework/http";
import { adminGuards } from "../../../http/admin-route.ts";
import { refuseImpossibleCoupon } from "./refuse-impossible-coupon.ts";
import { refusePromotionRules } from "./refuse-promotion-rules.ts";

export const couponAdminRoutes: MiddlewareRoute[] = [
  adminGuards("POST", "promotions/:id", refuseImpossibleCoupon),
  adminGuards("POST", "promotions/:id/rules/batch", refusePromotionRules({ ofItems: false })),
  adminGuards("POST", "promotions/:id/target-rules/batch", refusePromotionRules({ ofItems: true })),
  adminGuards("POST", "promotions/:id/buy-rules/batch", refusePromotionRules({ ofItems: true })),
];
