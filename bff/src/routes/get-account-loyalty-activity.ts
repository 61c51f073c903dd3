import { toActivityEntry } from "../club/to-activity-entry.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

const pageSize = 20;

/** GET /account/{id}/loyalty/activity: the ledger, the newest entry first [2.19]; nothing outside the club. */
export function getAccountLoyaltyActivity({
  store,
}: Services): Handler<"GET /account/{id}/loyalty/activity"> {
  return async ({ query: { type, page } }, { account }) => {
    const { entries, total } = await store.listLedgerEntries(account.id, {
      type: type ?? null,
      page,
      pageSize,
    });
    return { entries: entries.map(toActivityEntry), total, page, pageSize };
  };
}
