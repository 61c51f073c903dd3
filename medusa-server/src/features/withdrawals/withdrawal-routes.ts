import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http";
import { withdrawalBodySchema } from "@spolverk/medusa-contract";

/** What the calls about withdrawals are checked against of the internal API. */
export const withdrawalRoutes: MiddlewareRoute[] = [
  {
    matcher: "/internal/withdrawals",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawalBodySchema)],
  },
];
