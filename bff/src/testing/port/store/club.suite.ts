import { clubTerms, firstOrderMinimum } from "@spolverk/domain";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";
import { createClubSteps } from "../club-steps.ts";
import { createOwned, newUser } from "../new-user.ts";
import type { BackendHarness } from "../backend-harness.ts";

/** The requirements of any store on the loyalty club and its points. */
export function describeClub(makeBackend: () => Promise<BackendHarness>): void {
  describe("the loyalty club", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    const {
      join,
      createMember,
      sendReferral,
      createFriend,
      entriesOf,
      pointsOf,
      prepare,
      placeFor,
      rewardOf,
    } = createClubSteps(() => harness);

    it("admits an individual's account once, in its joining currency [3.32]", async () => {
      const { account } = await createOwned(store);
      expect(await store.getClub(account.id)).toBeNull();
      expect(await join(account.id)).toBe("joined");
      expect(await join(account.id, null, "EUR")).toBe("joined");
      expect(await store.getClub(account.id)).toMatchObject({ currency: "SEK", spendableMinor: 0 });
      expect(await entriesOf(account.id)).toEqual([]);
    });

    it("refuses a company's account", async () => {
      const { owner } = await createOwned(store);
      const company = { name: "Fräs AB", organizationNumber: "556036-0793", country: "SE" };
      const { id } = await store.createAccount(owner, { referralToken: null, company });
      expect(await join(id)).toBe("not_individual");
      expect(await store.getClub(id)).toBeNull();
    });

    it("credits an invited friend the joining bonus once [9.26]", async () => {
      const { inviter, friend } = await createFriend();
      await join(friend.id, inviter.referralToken);
      expect(await entriesOf(friend.id)).toEqual([
        expect.objectContaining({ type: "invite", amountMinor: 5000 }),
      ]);
      expect(await pointsOf(friend.id)).toBe(5000);
      expect(await entriesOf(inviter.id)).toEqual([]);
    });

    it("credits no bonus for one's own token, an unknown token, or the token of an account outside the club [6.7]", async () => {
      const { account: outsider } = await createOwned(store);
      for (const token of ["own", "unknown", outsider.referralToken]) {
        const { account } = await createOwned(store);
        await join(account.id, token === "own" ? account.referralToken : token);
        expect(await store.getClub(account.id)).not.toBeNull();
        expect(await entriesOf(account.id)).toEqual([]);
      }
    });

    it("credits no bonus to another address of the inviter's mailbox [9.26]", async () => {
      const { owner, account: inviter } = await createOwned(store);
      await join(inviter.id);
      const email = owner.email.replace("@", "+friend@");
      const alias = { subject: `${owner.subject}-alias`, email };
      const { id } = await store.createAccount(alias, { referralToken: null, company: null });
      await join(id, inviter.referralToken);
      expect(await entriesOf(id)).toEqual([]);
    });

    it("credits the bonus once per mailbox, also when the account was deleted in between [9.26]", async () => {
      const inviter = await createMember();
      const { owner, account } = await createOwned(store);
      await join(account.id, inviter.referralToken);
      expect(await pointsOf(account.id)).toBe(5000);
      await store.deleteAccount(account.id);
      for (const email of [owner.email, owner.email.replace("@", "+again@").toUpperCase()]) {
        const again = { subject: `${owner.subject}-${email.length}`, email: email.toLowerCase() };
        const { id } = await store.createAccount(again, { referralToken: null, company: null });
        await join(id, inviter.referralToken);
        expect(await entriesOf(id)).toEqual([]);
      }
    });

    it("credits no bonus to a further friend while too many friends of the member have not bought yet", async () => {
      const inviter = await createMember();
      const joinAsFriend = async () => {
        const { account } = await createOwned(store);
        await join(account.id, inviter.referralToken);
        return pointsOf(account.id);
      };
      const most = await Promise.all(Array.from({ length: clubTerms.mostWaitingFriends }, joinAsFriend));
      expect(new Set(most)).toEqual(new Set([5000]));
      expect(await joinAsFriend()).toBe(0);
    });

    it("locks the bonus for an order with less filament than the minimum [9.26]", async () => {
      const { friend } = await createFriend();
      const small = await prepare(friend.id, { points: 1000, pieces: 1 });
      expect(small.priced.totals.total).toBeLessThan(firstOrderMinimum.SEK);
      expect(await small.placeIt()).toEqual({ kind: "pointsChanged" });
      expect(await pointsOf(friend.id)).toBe(5000);
      expect((await (await prepare(friend.id, { points: 1000 })).placeIt()).kind).toBe("placed");
    });

    it("ends the points of a member who leaves, who gets no second bonus on returning", async () => {
      const { inviter, friend } = await createFriend();
      expect(await store.leaveClub(friend.id)).toBe("left");
      expect(await store.leaveClub(friend.id)).toBe("not_member");
      expect(await store.getClub(friend.id)).toBeNull();
      await join(friend.id, inviter.referralToken);
      expect(await pointsOf(friend.id)).toBe(0);
    });

    it("sends at most two invitations to an address, however it is written [8.17]", async () => {
      const member = await createMember();
      const email = `friend-${member.id.toLowerCase()}@example.com`;
      expect([await sendReferral(member.id, email), await sendReferral(member.id, email)]).toEqual([
        "sent",
        "sent",
      ]);
      expect(await sendReferral(member.id, email)).toBe("too_many");
      expect(await sendReferral((await createMember()).id, email)).toBe("too_many");
      expect(await sendReferral((await createOwned(store)).account.id, email)).toBe("not_member");
    });

    it("sends at most five invitations a day of a user without a paid order [8.17]", async () => {
      const { id } = await createMember();
      for (let mail = 0; mail < 5; mail += 1) expect(await sendReferral(id, newUser().email)).toBe("sent");
      expect(await sendReferral(id, newUser().email)).toBe("too_many");
    });

    it("rewards an order once, with points for its filament in an entry that names the order [6.7] [9.29]", async () => {
      const member = await createMember();
      const order = await placeFor(member.id);
      await order.placeIt();
      await vi.waitFor(async () => {
        expect(await entriesOf(member.id)).toEqual([
          expect.objectContaining({
            type: "reward",
            amountMinor: rewardOf(order),
            orderId: order.orderId,
            orderNumber: order.number,
          }),
        ]);
      }, 45_000);
    });

    it("takes the points that pay for an order once, and rewards the rest of the payment [5.9]", async () => {
      const { friend } = await createFriend();
      const order = await placeFor(friend.id, { points: 5000 });
      expect(order.priced.totals.points).toBe(5000);
      await order.placeIt();
      await vi.waitFor(async () => {
        const [spent, ...more] = await entriesOf(friend.id, "redemption");
        expect(more).toEqual([]);
        expect(spent).toMatchObject({
          amountMinor: -5000,
          orderId: order.orderId,
          orderNumber: order.number,
        });
        expect(await pointsOf(friend.id)).toBe(rewardOf(order));
      }, 45_000);
    });

    it("spends no point twice among concurrent checkouts [5.9]", async () => {
      const { friend } = await createFriend();
      const checkouts = await Promise.all(
        Array.from({ length: 6 }, () => prepare(friend.id, { points: 5000 })),
      );
      const kinds = (await Promise.all(checkouts.map(({ placeIt }) => placeIt()))).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(
        [...Array<string>(5).fill("pointsChanged").toSorted(), "placed"].toSorted(),
      );
      const spent = (await entriesOf(friend.id, "redemption")).reduce((sum, one) => sum + one.amountMinor, 0);
      expect(spent).toBe(-5000);
    });

    it("refuses an order with more points than available, and leaves the checkout open to changes", async () => {
      const member = await createMember();
      const { id, placeIt } = await prepare(member.id, { points: 100 });
      expect(await placeIt()).toEqual({ kind: "pointsChanged" });
      expect(await store.getCheckout(id)).toMatchObject({ placing: "cancelled", order: null });
    });

    it.each(["cancelled", "declined"])(
      "returns points with their expiry when the placement is %s",
      async (end) => {
        const { friend } = await createFriend();
        const [bonus] = await entriesOf(friend.id);
        const checkout = await prepare(friend.id, { points: 5000, paymentMethod: "stripe" });
        const payment = await engine.preparePayment(checkout.id, checkout.priced);
        expect((await checkout.placeIt()).kind).toBe("paymentPending");
        expect(await pointsOf(friend.id)).toBe(0);
        await (end === "declined" ? harness.decline(payment) : engine.cancelPlacing(checkout.id, 2));
        const kind = end === "declined" ? "paymentFailed" : "cancelled";
        expect(await checkout.placeIt()).toEqual({ kind });
        await vi.waitFor(async () => {
          expect(await pointsOf(friend.id)).toBe(5000);
          expect((await entriesOf(friend.id)).at(-1)?.expiresAt).toBe(bonus?.expiresAt);
        }, 45_000);
      },
    );

    it("reverses what a cancelled order earned and returns what it spent, once", async () => {
      const { friend } = await createFriend();
      const { orderId } = await placeFor(friend.id, { points: 5000 });
      await vi.waitFor(async () => expect(await entriesOf(friend.id, "reward")).toHaveLength(1), 45_000);
      expect(await engine.cancelOrder(friend.id, orderId)).toBe("cancelled");
      expect(await engine.cancelOrder(friend.id, orderId)).toBe("cancelled");
      await vi.waitFor(async () => {
        expect(await entriesOf(friend.id, "rewardChange")).toHaveLength(1);
        expect(await entriesOf(friend.id, "redemption")).toHaveLength(2);
        expect(await pointsOf(friend.id)).toBe(5000);
      }, 45_000);
    });

    it("credits the inviter the bonus for the friend's first paid order, once [9.32]", async () => {
      const { inviter, friend } = await createFriend();
      for (let order = 0; order < 2; order += 1) {
        const checkout = await prepare(friend.id, { paymentMethod: "stripe" });
        const payment = await engine.preparePayment(checkout.id, checkout.priced);
        await checkout.placeIt();
        await harness.pay(payment);
        expect((await checkout.placeIt()).kind).toBe("placed");
        await vi.waitFor(async () => {
          expect(await entriesOf(friend.id, "reward")).toHaveLength(order + 1);
          expect(await entriesOf(inviter.id)).toEqual([
            expect.objectContaining({ type: "referral", amountMinor: 5000 }),
          ]);
        }, 45_000);
      }
    });
  });
}
