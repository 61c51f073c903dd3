import type { MedusaContainer } from "@medusajs/framework/types";
import { CLUB_MODULE } from "../modules/club/index.ts";
import type ClubModuleService from "../modules/club/service.ts";
import { queueLedgerMails } from "./queue-ledger-mails.ts";

/** Pays a referral that waits for a merchandiser, or refuses it, once. @returns whether it waited */
export async function decideReferral(
  container: MedusaContainer,
  decision: { id: string; isApproved: boolean; author: string },
): Promise<boolean> {
  const club: ClubModuleService = container.resolve(CLUB_MODULE);
  if (!(await club.decideReferral(decision, new Date()))) return false;
  const [referral] = await club.listReferrals({ id: decision.id }, { select: ["inviter_account_id"] });
  if (referral !== undefined && decision.isApproved) {
    await queueLedgerMails(container, referral.inviter_account_id);
  }
  return true;
}
