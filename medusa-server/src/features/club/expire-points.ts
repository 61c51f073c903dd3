import type { Container } from "../../platform/container.ts";
import { runEach } from "../../concurrency/run-each.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import type ClubModuleService from "./modules/club/service.ts";

const batchSize = 100;

/** Ends the lots of points that have expired [9.27]; concurrent processes end each lot once. */
export async function expirePoints(container: Container, now: Date): Promise<void> {
  const club = container.resolve(CLUB_MODULE);
  const work = { name: "expire-points", items: listExpired(club, now), toId: String };
  // Appends no entry of its own, because every append ends the ledger's expired lots first.
  await runEach(container, work, (accountId) => club.append(accountId, () => [], now));
}

async function* listExpired(club: ClubModuleService, now: Date): AsyncGenerator<string> {
  let last: string | undefined = "";
  while (last !== undefined) {
    const accountIds: string[] = await club.listExpired(now, { after: last, limit: batchSize });
    yield* accountIds;
    last = accountIds.at(-1);
  }
}
