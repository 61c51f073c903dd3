import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { joinClubBodySchema, ledgerQuerySchema, sendReferralBodySchema } from "@spolverk/medusa-contract";

/** What the calls about the club are checked against of the internal API. */
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
];
