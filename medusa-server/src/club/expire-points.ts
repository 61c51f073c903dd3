import type { MedusaContainer } from "@medusajs/framework/types";
import { CLUB_MODULE } from "../modules/club/index.ts";
import type ClubModuleService from "../modules/club/service.ts";

const batchSize = 100;

/** Ends the lots of points that have expired [9.27]; of several processes at once, one ends each. */
export async function expirePoints(container: MedusaContainer, now: Date): Promise<void> {
  const club: ClubModuleService = container.resolve(CLUB_MODULE);
  let after = "";
  for (;;) {
    const accountIds = await club.listExpired(now, { after, limit: batchSize });
    // Whoever appends ends them first.
    for (const accountId of accountIds) await club.append(accountId, () => [], now);
    const last = accountIds.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
