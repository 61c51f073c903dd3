import { clubCalls } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { joinClub } from "../join-club.ts";
import { CLUB_MODULE } from "../modules/club/index.ts";
import { readClub, readExpiringPoints, readLedgerPage } from "../read-club.ts";
import { sendReferral } from "../send-referral.ts";

export const clubInternalRoutes = internalRoutes(clubCalls)({
  getClub: ({ container, params }) => readClub(container, params.id),
  listExpiringPoints: ({ container, params }) => readExpiringPoints(container, params.id),
  listLedgerEntries: ({ container, params, query }) => readLedgerPage(container, params.id, query),
  joinClub: async ({ container, params, body }) => ({ kind: await joinClub(container, params.id, body) }),
  leaveClub: async ({ container, params }) => {
    const wasMember = await container.resolve(CLUB_MODULE).leave(params.id, new Date());
    return { kind: wasMember ? "left" : "not_member" };
  },
  sendReferral: async ({ container, params, body }) => ({
    kind: await sendReferral(container, params.id, body),
  }),
});
