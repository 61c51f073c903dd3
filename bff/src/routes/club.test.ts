import { describe, expect, it } from "vitest";
import type { AccountExport } from "../contract/account-orders.ts";
import type { Activity, Loyalty } from "../contract/club.ts";
import { openClubShop } from "../testing/club-shop.ts";
import { testLimits } from "../testing/create-test-shop.ts";
import { placeForAccount } from "../testing/place-for-account.ts";

type ClubShop = Awaited<ReturnType<typeof openClubShop>>;
const terms = { currency: "SEK", site: "se", acceptTerms: true };
const dayMs = 86_400_000;

const join = <T = Loyalty>({ post, path, kim }: ClubShop, body: object = {}) =>
  post<T>(`${path}/join?language=en`, { ...terms, ...body }, kim);
const show = async ({ get, path, kim }: ClubShop) => (await get<Loyalty>(`${path}/loyalty`, kim)).reply;
const list = async ({ get, path, kim }: ClubShop, query = "") =>
  (await get<Activity>(`${path}/loyalty/activity?${query}`, kim)).reply;

describe("POST /account/{id}/join", () => {
  it("makes the account a member, with the joining bonus for an invited friend [3.32] [7.7] [9.26]", async () => {
    const shop = await openClubShop();
    expect(await show(shop)).toEqual({ mayJoin: true, club: null });
    const { status, reply } = await join(shop, { referalToken: shop.inviter.referralToken });
    expect(status).toBe(200);
    expect(reply).toEqual({
      mayJoin: true,
      club: {
        currency: "SEK",
        joinedAt: "2026-03-02T10:00:00.000Z",
        points: 5000,
        // An order with filament for 300 SEK unlocks the bonus.
        locked: { amount: 5000, minimum: 30_000, isWithheld: false },
        tier: "standard",
        rewardPercent: 3,
        heldUntil: null,
        qualifying: 0,
        next: { tier: "pro", missing: 15_000 },
        expiring: [{ amount: 5000, expiresAt: "2026-08-31T23:59:59.999Z" }],
      },
    });
    expect(await show(shop)).toEqual(reply);
    // Joining again changes nothing, including the currency.
    expect((await join(shop, { currency: "EUR" })).reply).toEqual(reply);
  });

  it.each([
    ["sv", "SEK", 5000],
    ["de", "EUR", 500],
    ["no", "USD", 500],
  ])(
    "accepts a referral token alone, and takes the currency of the site that the language %s selects: %s [7.7]",
    async (...row) => {
      const [language, currency, points] = row;
      const shop = await openClubShop();
      const body = { referalToken: shop.inviter.referralToken };
      const { status, reply } = await shop.post<Loyalty>(
        `${shop.path}/join?language=${language}`,
        body,
        shop.kim,
      );
      expect(status).toBe(200);
      expect(reply.club).toMatchObject({ currency, points });
    },
  );

  it("refuses a call that does not accept the terms, and an unknown site or currency", async () => {
    const shop = await openClubShop();
    expect(await join(shop, { acceptTerms: false })).toMatchObject({
      status: 422,
      reply: { code: "terms_not_accepted", fields: { "body.acceptTerms": "Required" } },
    });
    expect(await join(shop, { site: "nowhere" })).toMatchObject({
      status: 400,
      reply: { fields: { "body.site": "Invalid value" } },
    });
    expect((await join(shop, { currency: "JPY" })).status).toBe(400);
    expect((await show(shop)).club).toBeNull();
  });

  it("accepts individuals only [6.7]", async () => {
    const shop = await openClubShop();
    const { id } = await shop.createCompany();
    const refused = await shop.post(`/account/${id}/join?language=en`, terms, shop.kim);
    expect(refused).toMatchObject({ status: 409, reply: { code: "club_for_individuals" } });
    const { reply } = await shop.get<Loyalty>(`/account/${id}/loyalty`, shop.kim);
    expect(reply).toEqual({ mayJoin: false, club: null });
  });
});

describe("the points of a member", () => {
  it("come from an order's filament and raise the tier for later orders [9.28]–[9.30]", async () => {
    const shop = await openClubShop();
    await join(shop);
    const { id } = shop.account;
    const email = "kim@example.com";
    let orders = 0;
    while ((await show(shop)).club?.tier === "standard") {
      await placeForAccount(shop, { accountId: id, email });
      orders += 1;
    }
    const { club } = await show(shop);
    const { entries, total } = await list(shop, "type=reward");
    expect(total).toBe(orders);
    const [first] = entries;
    expect(club?.points).toBe((first?.amount ?? 0) * orders);
    expect(club).toMatchObject({ tier: "pro", rewardPercent: 6, heldUntil: "2027-03-02T23:59:59.999Z" });
    await placeForAccount(shop, { accountId: id, email });
    const [doubled] = (await list(shop)).entries;
    expect(Math.abs((doubled?.amount ?? 0) - 2 * (first?.amount ?? 0))).toBeLessThanOrEqual(1);
  });

  it.each([
    [182, 5000, 0],
    [183, 0, 1],
  ])("on day %i, still include %i hundredths of the bonus [9.27]", async (day, points, expirations) => {
    const shop = await openClubShop();
    await shop.joinWithPoints();
    shop.clock.now = new Date(shop.clock.now.getTime() + day * dayMs);
    const { club } = await show(shop);
    expect(club?.points).toBe(points);
    expect(club?.expiring).toHaveLength(1 - expirations);
    expect((await list(shop, "type=expiration")).total).toBe(expirations);
  });

  it("can be listed by page and type, newest first", async () => {
    const shop = await openClubShop();
    await shop.joinWithPoints();
    for (let order = 0; order < 20; order += 1) {
      await placeForAccount(shop, { accountId: shop.account.id, email: "kim@example.com" });
    }
    const first = await list(shop);
    expect(first).toMatchObject({ total: 21, page: 1, pageSize: 20 });
    expect(first.entries[0]).toMatchObject({ type: "reward", orderNumber: "1020", note: null });
    expect((await list(shop, "page=2")).entries.map(({ type }) => type)).toEqual(["invite"]);
    expect(await list(shop, "type=invite")).toMatchObject({ total: 1, entries: [{ amount: 5000 }] });
    expect(await list(shop, "page=3")).toMatchObject({ total: 21, entries: [] });
  });

  it("belong to the data that a member downloads", async () => {
    const shop = await openClubShop();
    const { path, kim } = shop;
    const take = async () => (await shop.get<AccountExport>(`${path}/export`, kim)).reply.club;
    expect(await take()).toBeNull();
    await shop.joinWithPoints();
    expect(await take()).toMatchObject({ currency: "SEK", entries: [{ type: "invite", amount: 5000 }] });
  });

  it("lapse when a member leaves", async () => {
    const shop = await openClubShop();
    const leave = () => shop.post(`${shop.path}/leaveClub?language=en`, "", shop.kim);
    expect(await leave()).toMatchObject({ status: 409, reply: { code: "not_in_club" } });
    await shop.joinWithPoints();
    expect(await leave()).toMatchObject({ status: 200, reply: { mayJoin: true, club: null } });
    expect((await list(shop)).total).toBe(0);
    expect((await join(shop)).reply.club?.points).toBe(0);
  });
});

describe("POST /account/{id}/sendReferal", () => {
  const send = ({ post, path, kim }: ClubShop, body: object = {}) =>
    post(`${path}/sendReferal?language=en`, { email: "Friend@example.com", domain: "se", ...body }, kim);

  it("needs a member, an e-mail address and an existing site [3.31]", async () => {
    const shop = await openClubShop();
    expect(await send(shop)).toMatchObject({ status: 409, reply: { code: "not_in_club" } });
    await join(shop);
    expect(await send(shop)).toMatchObject({ status: 200, reply: { sent: true } });
    expect((await send(shop, { domain: "nowhere" })).reply.fields).toHaveProperty(["body.domain"]);
    expect((await send(shop, { email: "no address" })).reply.fields).toHaveProperty(["body.email"]);
  });

  it("reports failure once the address has had two invitations [8.17]", async () => {
    const shop = await openClubShop();
    await join(shop);
    await send(shop);
    await send(shop, { email: "friend@EXAMPLE.com" });
    expect(await send(shop)).toMatchObject({
      status: 429,
      reply: { code: "referral_not_sent", message: "Could not send invite, try again later" },
    });
  });

  it("counts for the same rate limit as joining, leaving and the calls about accounts [8.23]", async () => {
    const shop = await openClubShop({ limits: { ...testLimits, accountsOfUser: 3 } });
    await join(shop);
    await send(shop);
    await shop.post(`${shop.path}/leaveClub`, "", shop.kim);
    expect(await join(shop)).toMatchObject({ status: 429, reply: { code: "too_many_requests" } });
  });
});
