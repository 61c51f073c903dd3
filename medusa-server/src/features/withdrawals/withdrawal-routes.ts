import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { withdrawalBodySchema } from "@spolverk/medusa-contract";
import { validateForm } from "../../forms/validate-form.ts";
import {
  withdrawalDecisionBodySchema,
  withdrawalOrderBodySchema,
  withdrawalOrderQuerySchema,
  withdrawalsQuerySchema,
} from "./api/withdrawal-body.ts";

/** What the calls about withdrawals are checked against, of the internal API and of the admin. */
export const withdrawalRoutes: MiddlewareRoute[] = [
  {
    matcher: "/internal/withdrawals",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawalBodySchema)],
  },
  {
    matcher: "/admin/withdrawals",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(withdrawalsQuerySchema, {})],
  },
  {
    matcher: "/admin/withdrawals/:id/state",
    methods: ["POST"],
    middlewares: [validateForm(withdrawalDecisionBodySchema)],
  },
  {
    matcher: "/admin/withdrawals/:id/order",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(withdrawalOrderQuerySchema, {})],
  },
  {
    matcher: "/admin/withdrawals/:id/order",
    methods: ["POST"],
    middlewares: [validateForm(withdrawalOrderBodySchema)],
  },
];
