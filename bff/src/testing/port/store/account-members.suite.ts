import { randomUUID } from "node:crypto";
import { toUtcDayEnd } from "@spolverk/domain";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { AccountUser, NewInvitation } from "../../../commerce/store.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import { createOwned, newUser } from "../new-user.ts";
import { pickWithin } from "../pick-within.ts";
import type { BackendHarness } from "../backend-harness.ts";

/** The requirements of any store on members and invitations. */
export function describeAccountMembers(makeBackend: () => Promise<BackendHarness>): void {
  describe("the members of an account", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    const invite = (
      accountId: string,
      email: string,
      role: NewInvitation["role"] = "buyer",
      inviter: string | null = null,
    ) =>
      store.inviteMember(accountId, {
        email,
        role,
        inviter,
        invitedBy: "owner@example.com",
        language: "sv",
        site: "se",
      });
    const readToken = async (email: string) => (await harness.readInvitationTokens(email, 1))[0] ?? "";
    const listEmails = async (accountId: string) =>
      (await store.listMembers(accountId)).members.map(({ email }) => email);

    /** Places an order of an account, paid by card. */
    async function placePaid(accountId: string, email: string): Promise<void> {
      const options = await engine.getShippingOptions();
      const priced = createPricedCheckout({
        lines: [{ ...(await harness.pick("plenty")), quantity: 1 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: options.find(({ countries }) => countries.includes("SE")) ?? null,
        paymentMethod: "stripe",
      });
      const own = { ...priced, accountId, email };
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      await harness.pay(await engine.preparePayment(record.id, own));
      expect((await place(engine, record.id, own)).kind).toBe("placed");
    }

    /** Places an order of an account, paid completely by a gift card. */
    async function placeByGiftCard(accountId: string, email: string): Promise<void> {
      const { code, value } = await harness.sellGiftCard();
      const card = await engine.findGiftCard(code);
      const priced = createPricedCheckout({
        lines: [await pickWithin(engine, value)],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: null,
        paymentMethod: "gift_card",
        giftCard: { id: card?.id ?? "", balance: value },
      });
      const own = { ...priced, accountId, email };
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      await engine.preparePayment(record.id, own);
      expect((await place(engine, record.id, own)).kind).toBe("placed");
    }

    /** A new user who has accepted an invitation. */
    async function join(
      accountId: string,
      role: NewInvitation["role"],
    ): Promise<AccountUser & { id: string }> {
      const user = newUser();
      expect(await invite(accountId, user.email, role)).toBe("invited");
      const accepted = await store.acceptInvitation(user, await readToken(user.email));
      expect(accepted.kind).toBe("accepted");
      const { members } = await store.listMembers(accountId);
      return { ...user, id: members.find(({ email }) => email === user.email)?.id ?? "" };
    }

    it("comprise only the owner at first", async () => {
      const { account, owner } = await createOwned(store);
      const { members, invitations } = await store.listMembers(account.id);
      expect(members).toMatchObject([{ ...owner, role: "owner" }]);
      expect(invitations).toEqual([]);
    });

    it("include a user who accepts an invitation to their address, with its role", async () => {
      const { account, owner } = await createOwned(store);
      const user = newUser();
      expect(await invite(account.id, user.email, "viewer")).toBe("invited");
      expect(await store.listAccounts(user)).toEqual([]);
      const { invitations } = await store.listMembers(account.id);
      expect(invitations).toMatchObject([{ email: user.email, role: "viewer" }]);
      const [invitation] = invitations;
      const lastDay = new Date(Date.parse(invitation?.invitedAt ?? "") + 14 * 86_400_000);
      expect(invitation?.expiresAt).toBe(toUtcDayEnd(lastDay).toISOString());

      const accepted = await store.acceptInvitation(user, await readToken(user.email));
      expect(accepted).toMatchObject({ kind: "accepted", account: { id: account.id, role: "viewer" } });
      expect(await store.listAccounts(user)).toMatchObject([{ id: account.id, role: "viewer" }]);
      const after = await store.listMembers(account.id);
      expect(after.members).toMatchObject([owner, { ...user, role: "viewer" }]);
      expect(after.invitations).toEqual([]);
    });

    it("include an invited user once, however many concurrent calls accept, and no second user", async () => {
      const { account, owner } = await createOwned(store);
      const user = newUser();
      await invite(account.id, user.email);
      const token = await readToken(user.email);
      const results = await Promise.all(Array.from({ length: 8 }, () => store.acceptInvitation(user, token)));
      expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => "accepted"));
      const namesake = { ...user, subject: newUser().subject };
      expect(await store.acceptInvitation(namesake, token)).toEqual({ kind: "unknown" });
      expect(await listEmails(account.id)).toEqual([owner.email, user.email]);
    });

    it("exclude a user with a token sent to another address, or with an unknown token", async () => {
      const { account, owner } = await createOwned(store);
      const [invited, other] = [newUser(), newUser()];
      await invite(account.id, invited.email);
      const token = await readToken(invited.email);
      expect(await store.acceptInvitation(other, token)).toEqual({ kind: "other_email" });
      expect(await store.acceptInvitation(invited, randomUUID())).toEqual({ kind: "unknown" });
      expect(await listEmails(account.id)).toEqual([owner.email]);
      expect((await store.acceptInvitation(invited, token)).kind).toBe("accepted");
    });

    it("exclude a user whose invitation was replaced or removed", async () => {
      const { account } = await createOwned(store);
      const [replaced, removed] = [newUser(), newUser()];
      await invite(account.id, replaced.email, "viewer");
      const before = await readToken(replaced.email);
      expect(await invite(account.id, replaced.email, "buyer")).toBe("invited");
      const tokens = await harness.readInvitationTokens(replaced.email, 2);
      const after = tokens.find((token) => token !== before) ?? "";
      expect(await store.acceptInvitation(replaced, before)).toEqual({ kind: "unknown" });
      const accepted = await store.acceptInvitation(replaced, after);
      expect(accepted).toMatchObject({ kind: "accepted", account: { role: "buyer" } });

      await invite(account.id, removed.email);
      const token = await readToken(removed.email);
      const [invitation] = (await store.listMembers(account.id)).invitations;
      expect(await store.removeInvitation(account.id, invitation?.id ?? "")).toBe("removed");
      expect(await store.removeInvitation(account.id, invitation?.id ?? "")).toBe("unknown");
      expect(await store.acceptInvitation(removed, token)).toEqual({ kind: "unknown" });
      expect((await store.listMembers(account.id)).invitations).toEqual([]);
    });

    it("cannot be invited again", async () => {
      const { account, owner } = await createOwned(store);
      expect(await invite(account.id, owner.email)).toBe("already_member");
      const member = await join(account.id, "viewer");
      expect(await invite(account.id, member.email)).toBe("already_member");
    });

    it("receive at most three invitation mails a day per address, over all accounts", async () => {
      const { email } = newUser();
      for (let mail = 0; mail < 3; mail += 1) {
        const { account } = await createOwned(store);
        expect(await invite(account.id, email)).toBe("invited");
      }
      const { account } = await createOwned(store);
      expect(await invite(account.id, email)).toBe("too_many");
      expect((await store.listMembers(account.id)).invitations).toEqual([]);
    });

    it("receive at most five invitation mails a day from all accounts of an owner without a paid order", async () => {
      const { account, owner } = await createOwned(store);
      const company = { name: "Fräs AB", organizationNumber: "556036-0793", country: "SE" };
      const second = await store.createAccount(owner, { referralToken: null, company });
      const inviteFrom = (id: string) => invite(id, newUser().email, "buyer", owner.subject);
      const results = [];
      for (const { id } of [account, account, second, account, second, second, account]) {
        results.push(await inviteFrom(id));
      }
      const refused = ["too_many", "too_many"];
      expect(results).toEqual([...Array.from({ length: 5 }, () => "invited"), ...refused]);
      expect(await invite(second.id, newUser().email)).toBe("invited");

      // The gift card paid for everything, so this order does not count as a paid one.
      await placeByGiftCard(account.id, owner.email);
      expect(await inviteFrom(second.id)).toBe("too_many");
      await placePaid(account.id, owner.email);
      await vi.waitFor(async () => expect(await inviteFrom(second.id)).toBe("invited"), 45_000);
    });

    it("can change their role, and lose access permanently when removed", async () => {
      const { account } = await createOwned(store);
      const user = newUser();
      await invite(account.id, user.email, "viewer");
      const token = await readToken(user.email);
      await store.acceptInvitation(user, token);
      const { members } = await store.listMembers(account.id);
      const id = members.find(({ email }) => email === user.email)?.id ?? "";
      expect(await store.changeMemberRole(account.id, id, "buyer")).toBe("changed");
      expect(await store.listAccounts(user)).toMatchObject([{ role: "buyer" }]);
      expect(await store.removeMember(account.id, id)).toBe("changed");
      expect(await store.listAccounts(user)).toEqual([]);
      expect(await store.removeMember(account.id, id)).toBe("unknown");
      expect(await store.acceptInvitation(user, token)).toEqual({ kind: "unknown" });
    });

    it("always include an owner: the last one can neither leave nor change role", async () => {
      const { account, owner } = await createOwned(store);
      const { members } = await store.listMembers(account.id);
      const id = members[0]?.id ?? "";
      expect(await store.changeMemberRole(account.id, id, "buyer")).toBe("last_owner");
      expect(await store.removeMember(account.id, id)).toBe("last_owner");
      expect(await store.changeMemberRole(account.id, id, "owner")).toBe("changed");
      expect(await store.listAccounts(owner)).toMatchObject([{ role: "owner" }]);
    });

    it.each(["changeMemberRole", "removeMember"] as const)(
      "always include an owner when %s of both owners is called concurrently",
      async (call) => {
        const { account } = await createOwned(store);
        await join(account.id, "owner");
        const { members } = await store.listMembers(account.id);
        const results = await Promise.all(members.map(({ id }) => store[call](account.id, id, "viewer")));
        expect(results.toSorted()).toEqual(["changed", "last_owner"]);
        const left = (await store.listMembers(account.id)).members;
        expect(left.filter(({ role }) => role === "owner")).toHaveLength(1);
      },
    );

    it("cannot be changed from another account", async () => {
      const [mine, other] = [await createOwned(store), await createOwned(store)];
      const member = await join(mine.account.id, "viewer");
      await invite(mine.account.id, newUser().email);
      const before = await store.listMembers(mine.account.id);
      const { id: foreign } = other.account;
      expect(await store.changeMemberRole(foreign, member.id, "owner")).toBe("unknown");
      expect(await store.removeMember(foreign, member.id)).toBe("unknown");
      expect(await store.removeInvitation(foreign, before.invitations[0]?.id ?? "")).toBe("unknown");
      expect(await store.listMembers(mine.account.id)).toEqual(before);
    });

    it("own a wish list each", async () => {
      const { account, owner } = await createOwned(store);
      const member = await join(account.id, "viewer");
      await store.changeWishList(account.id, owner.subject, { add: ["a"], remove: [] });
      const none = { add: [], remove: [] };
      expect(await store.changeWishList(account.id, member.subject, none)).toEqual([]);
    });

    it("lose access once the account is deleted", async () => {
      const { account } = await createOwned(store);
      const member = await join(account.id, "buyer");
      expect(await store.deleteAccount(account.id)).toBe("deleted");
      expect(await store.listAccounts(member)).toEqual([]);
    });
  });
}
