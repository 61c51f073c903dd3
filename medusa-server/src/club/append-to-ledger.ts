import type { MedusaContainer } from "@medusajs/framework/types";
import { CLUB_MODULE } from "../modules/club/index.ts";
import type { Appended, PlanEntries } from "../modules/club/append-entries.ts";
import type ClubModuleService from "../modules/club/service.ts";
import { queueLedgerMails } from "./queue-ledger-mails.ts";

/**
 * Appends to an account's ledger, once, and mails the member about points and a tier that were earned: see
 * `appendEntries`.
 *
 * @returns null of an account that has never joined; nothing was appended
 */
export async function appendToLedger(
  container: MedusaContainer,
  accountId: string,
  plan: PlanEntries,
): Promise<Appended | null> {
  const club: ClubModuleService = container.resolve(CLUB_MODULE);
  const appended = await club.append(accountId, plan);
  if (appended !== null && appended.added.length > 0) await queueLedgerMails(container, accountId);
  return appended;
}
