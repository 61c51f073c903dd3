import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http";
import {
  cancelBodySchema,
  checkoutBodySchema,
  newCheckoutBodySchema,
  placeBodySchema,
  pricedCheckoutSchema,
} from "@spolverk/medusa-contract";

/** What the calls about checkouts of the internal API are checked against. */
export const checkoutRoutes: MiddlewareRoute[] = [
  {
    matcher: "/internal/checkouts",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newCheckoutBodySchema)],
  },
  {
    matcher: "/internal/checkouts/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(checkoutBodySchema)],
  },
  {
    matcher: "/internal/checkouts/:id/payment",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(pricedCheckoutSchema)],
  },
  {
    matcher: "/internal/checkouts/:id/order",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(placeBodySchema)],
  },
  {
    matcher: "/internal/checkouts/:id/cancel",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(cancelBodySchema)],
  },
];
