import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import type { Appended, PlanEntries } from "./modules/club/append-entries.ts";

/**
 * Appends to an account's ledger, once: see `appendEntries`. The journal's consumers mail the member about earned
 * points.
 *
 * @returns null when the account has never joined; nothing was appended
 */
export async function appendToLedger(
  container: Container,
  accountId: string,
  plan: PlanEntries,
): Promise<Appended | null> {
  const club = container.resolve(CLUB_MODULE);
  const appended = await club.append(accountId, plan);
  if (appended !== null && appended.added.length > 0) await wakeJournal(container);
  return appended;
}
