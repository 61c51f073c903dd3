import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import type { clubReplySchema } from "@spolverk/medusa-contract";
import { CLUB_MODULE } from "../modules/club/index.ts";
import { isBonusWithheld } from "../modules/club/referral-states.ts";
import type ClubModuleService from "../modules/club/service.ts";
import { nameOrders } from "./name-orders.ts";

/** The membership and the ledger of an account; null of one that has not joined, or has left. */
export async function readClub(
  container: MedusaContainer,
  accountId: string,
): Promise<z.infer<typeof clubReplySchema>> {
  const club: ClubModuleService = container.resolve(CLUB_MODULE);
  const [found, [referral]] = await Promise.all([
    club.readLedger(accountId),
    club.listReferrals({ friend_account_id: accountId }, { select: ["state", "reason"] }),
  ]);
  if (found === null || found.membership.leftAt !== null) return { club: null };
  const { currency, joinedAt } = found.membership;
  const entries = await nameOrders(
    container,
    found.rows.map(({ entry }) => entry),
  );
  return { club: { currency, joinedAt, isBonusWithheld: isBonusWithheld(referral ?? null), entries } };
}
