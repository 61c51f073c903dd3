import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http";
import { pageQuerySchema } from "../../../forms/page-query.ts";
import { keepShipmentMailChoice } from "../../mails/keep-shipment-mail-choice.ts";

/** What is checked, or kept for the journal's consumers, before the routes of the admin run. */
export const journalRoutes: MiddlewareRoute[] = [
  {
    matcher: "/admin/orders/:id/fulfillments/:fulfillment_id/shipments",
    methods: ["POST"],
    middlewares: [keepShipmentMailChoice],
  },
  {
    matcher: "/admin/journal-deliveries",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(pageQuerySchema, {})],
  },
];
