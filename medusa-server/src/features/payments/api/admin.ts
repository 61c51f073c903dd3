import type { MiddlewareRoute } from "@medusajs/framework/http";
import { adminGuards } from "../../../http/admin-route.ts";
import { refuseTooLargeRefund } from "./refuse-too-large-refund.ts";

export const paymentAdminRoutes: MiddlewareRoute[] = [
  adminGuards("POST", "payments/:id/refund", refuseTooLargeRefund),
];
