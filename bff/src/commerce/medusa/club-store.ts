import {
  clubReplySchema,
  expiringPointsReplySchema,
  joinClubReplySchema,
  leaveClubReplySchema,
  ledgerReplySchema,
  sendReferralReplySchema,
} from "@spolverk/medusa-contract";
import type { ClubStore } from "../club.ts";
import { toAccountPath } from "./account-path.ts";
import type { MedusaClient } from "./medusa-client.ts";

/** The loyalty club in Medusa's module of it, whose words are ours. */
export function createClubStore(medusa: MedusaClient): ClubStore {
  return {
    getClub: async (id) => (await medusa.get(clubReplySchema, toAccountPath(id, "club"))).club,
    listExpiringPoints: async (id) =>
      (await medusa.get(expiringPointsReplySchema, toAccountPath(id, "club/expiring"))).points,
    listLedgerEntries: (id, { type, page, pageSize }) =>
      medusa.get(ledgerReplySchema, toAccountPath(id, "club/entries"), {
        ...(type !== null && { type }),
        page: String(page),
        page_size: String(pageSize),
      }),
    joinClub: async (id, options) =>
      (await medusa.post(joinClubReplySchema, toAccountPath(id, "club/join"), options)).kind,
    leaveClub: async (id) =>
      (await medusa.post(leaveClubReplySchema, toAccountPath(id, "club/leave"), {})).kind,
    sendReferral: async (id, invitation) =>
      (await medusa.post(sendReferralReplySchema, toAccountPath(id, "club/referrals"), invitation)).kind,
  };
}
