import type { Activity, Loyalty } from "@spolverk/bff/contract";

export const outsideClub: Loyalty = { mayJoin: true, club: null };

/** A member at the second tier. */
export const fakeClub: NonNullable<Loyalty["club"]> = {
  currency: "SEK",
  joinedAt: "2026-01-01T00:00:00Z",
  points: 12_350,
  locked: null,
  tier: "pro",
  rewardPercent: 6,
  heldUntil: "2027-06-30T23:59:59.999Z",
  qualifying: 16_000,
  next: { tier: "elite", missing: 14_000 },
  expiring: [
    { amount: 2000, expiresAt: "2026-12-01T23:59:59.999Z" },
    { amount: 350, expiresAt: "2026-12-01T23:59:59.999Z" },
    { amount: 10_000, expiresAt: "2027-03-01T23:59:59.999Z" },
  ],
};

export const insideClub: Loyalty = { mayJoin: true, club: fakeClub };

const entry: Activity["entries"][number] = {
  entryId: "e1",
  type: "reward",
  amount: 900,
  at: "2026-11-01T10:00:00Z",
  expiresAt: "2027-05-02T23:59:59.999Z",
  orderId: "o1",
  orderNumber: "1042",
  note: null,
};

export const fakeActivity: Activity = {
  entries: [
    {
      ...entry,
      entryId: "e3",
      type: "adjustment",
      amount: 500,
      orderId: null,
      orderNumber: null,
      note: "Ersättning",
    },
    { ...entry, entryId: "e2", type: "redemption", amount: -10_000, expiresAt: null },
    entry,
  ],
  total: 3,
  page: 1,
  pageSize: 20,
};
