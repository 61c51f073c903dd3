import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { pageQuerySchema } from "../../../forms/page-query.ts";
import { refuseField } from "../../../forms/refuse-field.ts";
import { notFound } from "../../../platform/errors.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { adjustPoints } from "../adjust-points.ts";
import { decideReferral } from "../decide-referral.ts";
import { CLUB_MODULE } from "../modules/club/index.ts";
import { readClubOverview } from "../read-club-overview.ts";
import { readMemberForAdmin } from "../read-member-for-admin.ts";
import {
  type AdjustmentBody,
  adjustmentBodySchema,
  type LiabilityQuery,
  liabilityQuerySchema,
  type ReferralDecisionBody,
  referralDecisionBodySchema,
} from "./club-body.ts";

export const clubAdminRoutes: MiddlewareRoute[] = [
  adminRoute({
    method: "GET",
    path: "club",
    handler: async ({ scope }, response) => {
      response.json(await readClubOverview(scope));
    },
  }),
  // Sends an account's standing in the club, with a page of its ledger.
  adminRoute({
    method: "GET",
    path: "club/accounts/:id",
    query: pageQuerySchema,
    handler: async (request, response) => {
      response.json(await readMemberForAdmin(request.scope, toId(request), request.validatedQuery));
    },
  }),
  adminRoute({
    method: "POST",
    path: "club/accounts/:id/adjustments",
    form: adjustmentBodySchema,
    handler: adjust,
  }),
  adminRoute({
    method: "POST",
    path: "club/referrals/:id",
    form: referralDecisionBodySchema,
    handler: decide,
  }),
  adminRoute({ method: "GET", path: "club/liability", query: liabilityQuerySchema, handler: sendLiability }),
];

const adjustmentRefusals = {
  too_few: "is more than the member has",
  not_member: "needs a member of the club",
} as const;

/** Adds or removes points, and replies with the updated member. */
async function adjust(
  request: AuthenticatedMedusaRequest<AdjustmentBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const author = request.auth_context.actor_id;
  const outcome = await adjustPoints(request.scope, id, { ...request.validatedBody, author });
  if (outcome === "adjusted") response.json(await readMemberForAdmin(request.scope, id));
  else refuseField(response, "points", adjustmentRefusals[outcome]);
}

/** Approves or refuses a referral that awaits a decision. */
async function decide(
  request: AuthenticatedMedusaRequest<ReferralDecisionBody>,
  response: MedusaResponse,
): Promise<void> {
  const isApproved = request.validatedBody.decision === "approve";
  const author = request.auth_context.actor_id;
  const isDecided = await decideReferral(request.scope, { id: toId(request), isApproved, author });
  if (!isDecided) throw notFound("No such referral waits for a decision");
  response.json({ decided: true });
}

/** Sends the points that members could spend at the end of a day (UTC), by currency; without a day, now. */
async function sendLiability(
  request: AuthenticatedMedusaRequest<unknown, LiabilityQuery>,
  response: MedusaResponse,
): Promise<void> {
  const club = request.scope.resolve(CLUB_MODULE);
  const { day } = request.validatedQuery;
  const at = day === undefined ? new Date() : new Date(`${day}T23:59:59.999Z`);
  response.json({ liability: await club.readLiability(at) });
}
