import { sumSpendable, toMinor } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import type { AdjustmentBody } from "./api/club-body.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import type { LockedLedger, NewEntry } from "./modules/club/append-entries.ts";

/**
 * Adds points to a member's ledger or removes them, with a reason and the merchandiser's id; once per key.
 *
 * @returns "too_few" when the member has fewer points than the adjustment removes
 */
export async function adjustPoints(
  container: Container,
  accountId: string,
  { points, reason, key, author }: AdjustmentBody & { author: string },
): Promise<"adjusted" | "too_few" | "not_member"> {
  const club = container.resolve(CLUB_MODULE);
  const entry: NewEntry = {
    type: "adjustment",
    amountMinor: toMinor(points),
    key: `adjustment:${key}`,
    note: reason,
    author,
  };
  let outcome: "adjusted" | "too_few" | "not_member" = "not_member";
  const plan = (ledger: LockedLedger) => {
    if (!ledger.isMember) return [];
    const isThere = ledger.hasKey(entry.key);
    const isEnough = sumSpendable(ledger.folded, ledger.now) + entry.amountMinor >= 0;
    outcome = isThere || isEnough ? "adjusted" : "too_few";
    return outcome === "adjusted" ? [entry] : [];
  };
  await club.append(accountId, plan);
  return outcome;
}
