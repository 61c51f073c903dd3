import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";

/** Approves or refuses a referral that awaits a merchandiser's decision, once. @returns whether it awaited one */
export async function decideReferral(
  container: Container,
  decision: { id: string; isApproved: boolean; author: string },
): Promise<boolean> {
  const club = container.resolve(CLUB_MODULE);
  if (!(await club.decideReferral(decision, new Date()))) return false;
  if (decision.isApproved) await wakeJournal(container);
  return true;
}
