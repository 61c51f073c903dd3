import {
  calculatePointsBalance,
  type LedgerEntryType,
  listExpiringPoints,
  resolveClubTier,
} from "@spolverk/domain";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ShopStore } from "../../../commerce/store.ts";
import { createClubSteps } from "../club-steps.ts";
import { createOwned } from "../new-user.ts";
import type { BackendHarness } from "../backend-harness.ts";

/** The requirements of any store on a member's balance, without its whole ledger. */
export function describeClubBalance(makeBackend: () => Promise<BackendHarness>): void {
  describe("the balance of the loyalty club", () => {
    let harness: BackendHarness;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      store = harness.store;
    });
    const { join, createFriend, entriesOf, placeFor } = createClubSteps(() => harness);

    it("returns with each account of a user whether it is in the club", async () => {
      const { owner, account } = await createOwned(store);
      const company = { name: "Fräs AB", organizationNumber: "556036-0793", country: "SE" };
      const { id } = await store.createAccount(owner, { referralToken: null, company });
      const members = async () =>
        (await store.listAccounts(owner)).flatMap((each) => (each.isMember ? [each.id] : []));
      expect(await members()).toEqual([]);
      await join(account.id);
      await join(id);
      expect(await members()).toEqual([account.id]);
      await store.leaveClub(account.id);
      expect(await members()).toEqual([]);
    });

    it("returns the balance, tier and expiring points of the entries [9.25] [9.27]", async () => {
      const { friend } = await createFriend();
      await placeFor(friend.id, { points: 2000 });
      await vi.waitFor(async () => expect(await entriesOf(friend.id, "reward")).toHaveLength(1), 45_000);
      const entries = await entriesOf(friend.id);
      const club = await store.getClub(friend.id);
      const terms = { currency: "SEK", now: harness.now().toISOString() } as const;
      expect(club).toEqual({
        joinedAt: expect.any(String),
        ...calculatePointsBalance(entries, { ...terms, isBonusWithheld: false }),
        standing: resolveClubTier(entries, terms),
      });
      expect(club).toMatchObject({ bonusMinor: 3000, bonus: "released" });
      expect(await store.listExpiringPoints(friend.id)).toEqual(listExpiringPoints(entries, terms.now));
    });

    it("returns the entries by page, newest first, all or of one type [2.19]", async () => {
      const { friend } = await createFriend();
      await placeFor(friend.id, { points: 1000 });
      await vi.waitFor(async () => expect(await entriesOf(friend.id, "reward")).toHaveLength(1), 45_000);
      const types = async (page: number, pageSize: number, type: LedgerEntryType | null = null) => {
        const { entries, total } = await store.listLedgerEntries(friend.id, { type, page, pageSize });
        return [entries.map((entry) => entry.type), total];
      };
      expect(await types(1, 2)).toEqual([["reward", "redemption"], 3]);
      expect(await types(2, 2)).toEqual([["invite"], 3]);
      expect(await types(3, 2)).toEqual([[], 3]);
      expect(await types(1, 2, "invite")).toEqual([["invite"], 1]);
    });

    it("returns nothing for an account outside the club", async () => {
      const { account } = await createOwned(store);
      const none = { entries: [], total: 0 };
      const page = { type: null, page: 1, pageSize: 20 };
      expect(await store.listLedgerEntries(account.id, page)).toEqual(none);
      expect(await store.listExpiringPoints(account.id)).toEqual([]);
      const { friend } = await createFriend();
      await store.leaveClub(friend.id);
      expect(await store.listLedgerEntries(friend.id, page)).toEqual(none);
      expect(await store.listExpiringPoints(friend.id)).toEqual([]);
    });
  });
}
