import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { addressReplySchema } from "@spolverk/medusa-contract";
import { call, createAccount, newUser, someAddress, someCompany } from "../support/accounts.ts";
import {
  captureOrder,
  createMember,
  decideReferral,
  leaveClub,
  orderFilament,
  readClub,
  readClubOverview,
  sendReferral,
  untilEntries,
  joinClub,
} from "../support/club.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { createPricedCheckout, payByPoints, place, prepareCheckout } from "../support/priced-checkout.ts";
import { database } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

const typesOf = async (accountId: string) =>
  (await readClub(accountId))!.entries.map(({ type, amountMinor }) => [type, amountMinor]);
const untilReferral = (friendId: string) =>
  until("referral to decide", async () =>
    (await readClubOverview()).referrals.find(({ friend }) => friend.id === friendId),
  );

/** Places an order with the minimum of filament, partly paid with 50 points. */
async function payByBonus({ id, email }: { id: string; email: string }) {
  const lines = [{ variant: await takeVariant("plenty"), quantity: 3 }];
  const priced = payByPoints(await createPricedCheckout({ lines, email, accountId: id }), 5000);
  return place(await prepareCheckout(priced), priced, 2);
}

describe("an invited friend", () => {
  it("gets the joining bonus once, in the friend's own currency [9.26]", async () => {
    const { referralToken } = await createMember();
    const friend = await createMember({ referralToken });
    assert.deepEqual(await typesOf(friend.id), [["invite", 5000]]);
    await leaveClub(friend.id);
    await joinClub(friend.id, { referralToken });
    assert.equal((await typesOf(friend.id)).filter(([type]) => type === "invite").length, 1);
    const british = await createMember({ referralToken, currency: "GBP" });
    assert.deepEqual(await typesOf(british.id), [["invite", 500]]);
  });

  it("gets the joining bonus with the token that was stored when the account was created [4.4]", async () => {
    const { referralToken } = await createMember();
    const { id } = await createAccount(newUser(), { referralToken });
    await joinClub(id);
    assert.deepEqual(await typesOf(id), [["invite", 5000]]);
  });

  it("gets no joining bonus for an unknown token, the friend's own token, or the token of a company or a non-member", async () => {
    const user = newUser();
    const own = await createAccount(user);
    const company = await createAccount(user, { company: someCompany });
    const otherCompany = await createAccount(newUser(), { company: someCompany });
    const outsider = await createAccount(newUser());
    for (const { referralToken } of [own, company]) {
      assert.equal(await joinClub(own.id, { referralToken }), "joined");
    }
    assert.deepEqual(await typesOf(own.id), []);
    for (const referralToken of ["unknown", otherCompany.referralToken, outsider.referralToken]) {
      assert.deepEqual(await typesOf((await createMember({ referralToken })).id), []);
    }
  });
});

describe("the referral bonus", () => {
  it("comes once, at the friend's first paid order of filament, with a mail [9.32]", async () => {
    const inviter = await createMember({ currency: "EUR" });
    const friend = await createMember({ referralToken: inviter.referralToken });
    const first = await orderFilament(friend);
    await untilEntries(friend.id, "reward", 1);
    assert.deepEqual(await typesOf(inviter.id), []);
    await captureOrder(first.id);
    const [bonus] = await untilEntries(inviter.id, "referral", 1);
    assert.equal(bonus!.amountMinor, 500);
    await until("mail about the friend", async () =>
      (await readMailsTo(inviter.user.email)).find(({ subject }) => /vän har handlat/.test(subject)),
    );
    await captureOrder((await orderFilament(friend)).id);
    await untilEntries(friend.id, "reward", 2);
    assert.equal((await typesOf(inviter.id)).length, 1);
  });

  it("waits for a merchandiser when friend and inviter have the same name and address, or ordered from the same client", async () => {
    const inviter = await createMember();
    const friend = await createMember({ referralToken: inviter.referralToken });
    // The same address in another spelling.
    const street = { addressLine1: "stora södergatan 1", zip: "22223" };
    const own = { ...someAddress, ...street, firstName: "ÅSA", lastName: "Öberg" };
    await call(addressReplySchema, `${inviter.id}/addresses`, own);
    await captureOrder((await orderFilament(friend)).id);
    const waiting = await untilReferral(friend.id);
    assert.deepEqual([waiting.reason, waiting.inviter.id], ["same_name_and_address", inviter.id]);
    assert.deepEqual(await typesOf(inviter.id), []);

    const answers = await Promise.all(["approve", "approve"].map((each) => decideReferral(waiting.id, each)));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 404],
    );
    assert.deepEqual(await typesOf(inviter.id), [["referral", 5000]]);

    const neighbour = await createMember({ referralToken: inviter.referralToken });
    const client = randomUUID().replaceAll("-", "");
    const elsewhere = { input: { billing: { firstName: "Kim", addressLine1: "Nygatan 2" } } };
    await orderFilament(inviter, { ...elsewhere, client });
    const near = { input: { billing: { firstName: "Bo", addressLine1: "Nygatan 3" } } };
    const { id } = await orderFilament(neighbour, { ...near, client });
    await captureOrder(id);
    const second = await untilReferral(neighbour.id);
    assert.equal(second.reason, "same_client");
    assert.equal((await decideReferral(second.id, "refuse")).status, 200);
    const [kept] = await database.query<{ state: string; decided_by: string | null }>(
      `select "state", "decided_by" from "referral" where "id" = ?`,
      [second.id],
    );
    assert.equal(kept?.state, "refused");
    assert.ok(kept.decided_by);
    assert.equal((await typesOf(inviter.id)).filter(([type]) => type === "referral").length, 1);
  });

  it("waits already when a friend with the inviter's name and address tries to pay with the joining bonus, which can be spent after the approval", async () => {
    const inviter = await createMember();
    const friend = await createMember({ referralToken: inviter.referralToken });
    const own = { ...someAddress, firstName: "ÅSA", lastName: "Öberg" };
    const street = { addressLine1: "stora södergatan 1", zip: "22223" };
    await call(addressReplySchema, `${inviter.id}/addresses`, { ...own, ...street });
    const refused = await payByBonus(friend);
    assert.equal(refused.kind, "pointsChanged", JSON.stringify(refused));
    assert.equal((await readClub(friend.id))!.bonus, "withheld");
    const waiting = await untilReferral(friend.id);
    assert.equal(waiting.reason, "same_name_and_address");
    assert.equal((await decideReferral(waiting.id, "approve")).status, 200);
    assert.notEqual((await readClub(friend.id))!.bonus, "withheld");
    // The inviter gets nothing before the friend has bought.
    assert.deepEqual(await typesOf(inviter.id), []);
    const placed = await payByBonus(friend);
    assert.ok(placed.order, JSON.stringify(placed));
    await captureOrder(placed.order.id);
    await untilEntries(inviter.id, "referral", 1);
  });

  it("does not go to a former member", async () => {
    const inviter = await createMember();
    const friend = await createMember({ referralToken: inviter.referralToken });
    await leaveClub(inviter.id);
    await captureOrder((await orderFilament(friend)).id);
    const state = await until("refused referral", async () => {
      const [referral] = await database.query<{ state: string; reason: string }>(
        `select "state", "reason" from "referral" where "friend_account_id" = ?`,
        [friend.id],
      );
      return referral?.state === "waiting" ? undefined : referral;
    });
    assert.deepEqual(state, { state: "refused", reason: "inviter_left" });
  });
});

describe("an invitation by mail", () => {
  it("contains the member's link, and is sent to one address at most twice in 30 days [7.9] [8.23]", async () => {
    const { id, referralToken, user } = await createMember();
    const friend = newUser().email;
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendReferral(id, friend)));
    assert.deepEqual(answers.toSorted(), ["sent", "sent", "too_many", "too_many"]);
    const mail = await until("invitation", async () => (await readMailsTo(friend))[0]);
    assert.ok(mail.text.includes(`/?referalToken=${encodeURIComponent(referralToken)}\n`), mail.text);
    assert.ok(mail.text.replaceAll("\u200c", "").includes(user.email));
    assert.equal(await sendReferral((await createMember()).id, friend), "too_many");
  });

  it("reaches at most five addresses a day before the inviter's first paid order, and only members can send it", async () => {
    const { id } = await createMember();
    const answers = await Promise.all(Array.from({ length: 7 }, () => sendReferral(id, newUser().email)));
    assert.deepEqual(answers.toSorted(), [...Array(5).fill("sent"), ...Array(2).fill("too_many")]);
    const { id: outsider } = await createAccount(newUser());
    assert.equal(await sendReferral(outsider, newUser().email), "not_member");
  });
});
