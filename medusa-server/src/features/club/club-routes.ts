import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { joinClubBodySchema, ledgerQuerySchema, sendReferralBodySchema } from "@spolverk/medusa-contract";
import { adjustmentBodySchema, liabilityQuerySchema, referralDecisionBodySchema } from "./api/club-body.ts";
import { pageQuerySchema } from "../../forms/page-query.ts";
import { validateForm } from "../../forms/validate-form.ts";

/** What the calls about the club are checked against, of the internal API and of the admin. */
export const clubRoutes: MiddlewareRoute[] = [
  {
    matcher: "/internal/accounts/:id/club/entries",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(ledgerQuerySchema, {})],
  },
  {
    matcher: "/internal/accounts/:id/club/join",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(joinClubBodySchema)],
  },
  {
    matcher: "/internal/accounts/:id/club/referrals",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(sendReferralBodySchema)],
  },
  {
    matcher: "/admin/club/accounts/:id",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(pageQuerySchema, {})],
  },
  {
    matcher: "/admin/club/accounts/:id/adjustments",
    methods: ["POST"],
    middlewares: [validateForm(adjustmentBodySchema)],
  },
  {
    matcher: "/admin/club/referrals/:id",
    methods: ["POST"],
    middlewares: [validateForm(referralDecisionBodySchema)],
  },
  {
    matcher: "/admin/club/liability",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(liabilityQuerySchema, {})],
  },
];
