import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { deleteAccountReplySchema } from "@spolverk/medusa-contract";
import { call, createAccount, newUser, someCompany } from "../support/accounts.ts";
import {
  adjust,
  createMember,
  giveEarlier,
  joinClub,
  leaveClub,
  type MemberReply,
  orderFilament,
  readClub,
  readLiability,
  untilEntries,
} from "../support/club.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { admin, adminName, database } from "../support/shop.ts";

const untilMail = (email: string, subject: RegExp) =>
  until(`mail ${subject} to ${email}`, async () =>
    (await readMailsTo(email)).find((mail) => subject.test(mail.subject)),
  );
const sumOf = (entries: readonly { amountMinor: number }[]) =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

describe("joining the club", () => {
  it("requires a private individual [1.5]", async () => {
    const { id } = await createAccount(newUser(), { company: someCompany });
    assert.equal(await joinClub(id), "not_individual");
    assert.equal(await readClub(id), null);
  });

  it("succeeds once for repeated and concurrent calls, with one welcome mail", async () => {
    const user = newUser();
    const { id } = await createAccount(user);
    assert.equal(await readClub(id), null);
    assert.deepEqual(await Promise.all([1, 2, 3, 4].map(() => joinClub(id))), Array(4).fill("joined"));
    const club = await readClub(id);
    assert.deepEqual([club?.currency, club?.entries], ["SEK", []]);
    assert.equal(await joinClub(id, { currency: "EUR" }), "joined");
    assert.equal((await readClub(id))?.currency, "SEK");
    const { text } = await untilMail(user.email, /^Välkommen till Spolverks klubb/);
    assert.match(text, /http:\/\/se\.\S+\/account\/addclub/);
    await orderFilament({ id, email: user.email });
    await untilMail(user.email, /poäng för din beställning/);
    const welcomes = (await readMailsTo(user.email)).filter(({ subject }) => /Välkommen/.test(subject));
    assert.equal(welcomes.length, 1);
  });
});

describe("leaving the club", () => {
  it("forfeits the points, and rejoining restores none of them", async () => {
    const { id } = await createMember();
    assert.equal((await adjust(id, 25)).status, 200);
    assert.equal(await leaveClub(id), "left");
    assert.equal(await leaveClub(id), "not_member");
    assert.equal(await readClub(id), null);
    assert.equal(await joinClub(id, { currency: "EUR" }), "joined");
    const club = await readClub(id);
    assert.equal(club?.currency, "SEK");
    assert.deepEqual(
      club?.entries.map(({ type, amountMinor }) => [type, amountMinor]),
      [
        ["adjustment", 2500],
        ["expiration", -2500],
      ],
    );
  });

  it("happens when the account is deleted: the entries of its ledger stay without their notes", async () => {
    const { id } = await createMember();
    await adjust(id, 25);
    assert.equal((await call(deleteAccountReplySchema, `${id}/delete`, {})).kind, "deleted");
    const rows = await database.query<{ note: string | null; amount_minor: number }>(
      `select "note", "amount_minor" from "ledger_entry" where "account_id" = ? order by "sequence"`,
      [id],
    );
    assert.deepEqual(rows, [
      { note: null, amount_minor: 2500 },
      { note: null, amount_minor: -2500 },
    ]);
    assert.equal(await readClub(id), null);
  });
});

describe("the ledger", () => {
  it("only grows: the database refuses to change or delete an entry", async () => {
    const { id } = await createMember();
    await adjust(id, 10);
    for (const sql of [
      `update "ledger_entry" set "amount_minor" = 1 where "account_id" = ?`,
      `update "ledger_entry" set "note" = 'other' where "account_id" = ?`,
      `delete from "ledger_entry" where "account_id" = ?`,
    ]) {
      await assert.rejects(database.query(sql, [id]), /only ever appended/);
    }
    assert.equal(sumOf((await readClub(id))!.entries), 1000);
  });

  it("spends no point twice in concurrent calls", async () => {
    const { id } = await createMember();
    await adjust(id, 10);
    const answers = await Promise.all(Array.from({ length: 8 }, () => adjust(id, -4)));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 200, ...Array(6).fill(400)],
    );
    assert.equal(sumOf((await readClub(id))!.entries), 200);
  });

  it("expires points at the end of the 182nd day after they were given, before other points are spent [9.27]", async () => {
    const { id } = await createMember();
    const expired = await giveEarlier(id, 30, 183);
    await giveEarlier(id, 20, 181);
    assert.equal((await adjust(id, -21)).status, 400);
    assert.equal((await adjust(id, -20)).status, 200);
    const { entries } = (await readClub(id))!;
    const expiration = entries.find(({ type }) => type === "expiration");
    assert.deepEqual([expiration?.lotId, expiration?.amountMinor], [expired, -3000]);
    assert.equal(expiration?.at, entries.find(({ id: own }) => own === expired)?.expiresAt);
    assert.equal(sumOf(entries), 0);
  });
});

describe("an order of filament", () => {
  it("earns 3 percent of the goods in points and mails that once [6.7] [9.29]", async () => {
    const member = await createMember();
    const { goods } = await orderFilament(member);
    const [reward] = await untilEntries(member.id, "reward", 1);
    assert.equal(reward!.amountMinor, Math.round(goods * 0.03));
    const { subject, text } = await untilMail(member.user.email, /poäng för din beställning/);
    assert.ok(subject.includes(reward!.orderNumber!));
    assert.ok(text.includes((reward!.amountMinor / 100).toLocaleString("sv")), text);
  });

  it("raises the tier with a mail when the points of 365 days reach the threshold [9.30]", async () => {
    const member = await createMember();
    const id = `ledger_${member.id}`;
    const now = new Date();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await database.query(
      `insert into "ledger_entry" ("id", "account_id", "type", "amount_minor", "at", "expires_at", "order_id",
         "order_number", "idempotency_key") values (?, ?, 'reward', 14999, ?::timestamptz, ?::timestamptz, 'order_x', '1', ?)`,
      [id, member.id, now.toISOString(), expiresAt.toISOString(), id],
    );
    await orderFilament(member);
    await untilMail(member.user.email, /Du har nått Pro/);
  });
});

describe("a merchandiser", () => {
  it("gives and deducts points once per key, with a reason and under a name, and no more than the balance", async () => {
    const { id } = await createMember();
    const key = "8a6e0804-2bd0-4672-b79d-d97027f9071a";
    await adjust(id, 12.5, key);
    const { body } = await adjust(id, 12.5, key);
    assert.equal(body.member.spendableMinor, 1250);
    const [entry] = body.member.entries;
    assert.deepEqual([entry?.note, entry?.author], ["Goodwill", adminName]);
    const refused = await adjust(id, -12.51);
    assert.deepEqual([refused.status, refused.body.fields], [400, { points: "is more than the member has" }]);
    const { id: guest } = await createAccount(newUser());
    assert.deepEqual((await adjust(guest, 1)).body.fields, { points: "needs a member of the club" });
    const bare = { points: 1, reason: " ", key };
    assert.equal((await admin(`club/accounts/${id}/adjustments`, bare)).status, 400);
  });

  it("reads the ledger page by page, last entry first", async () => {
    const { id } = await createMember();
    for (const points of [1, 2, 3]) await adjust(id, points);
    const { body } = await admin<MemberReply>(`club/accounts/${id}?offset=1&limit=2`);
    const { entries, count, spendableMinor } = body.member;
    assert.deepEqual(
      [entries.map(({ amountMinor }) => amountMinor), count, spendableMinor],
      [[200, 100], 3, 600],
    );
  });

  it("reads the outstanding points in a currency at the end of a day [3.44]", async () => {
    const outstanding = async (day?: string) => {
      const liability = await readLiability(day);
      return liability.find(({ currency }) => currency === "GBP")?.minor ?? 0;
    };
    const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const { id } = await createMember({ currency: "GBP" });
    // Days further in the past than those on which other tests give and deduct points.
    const days = [300, 200, 20, 10, 2].map(dayAgo);
    const before = await Promise.all(days.map(outstanding));
    await giveEarlier(id, 7, 200);
    await giveEarlier(id, 5, 15);
    await giveEarlier(id, 2, 3);
    // This call also appends the entries of the expired points.
    await adjust(id, 1);
    const after = await Promise.all(days.map(outstanding));
    assert.deepEqual(
      after.map((minor, index) => minor - before[index]!),
      // The oldest points expired 18 days ago.
      [0, 700, 700, 500, 700],
    );
    await until("moment in which this test alone gives points", async () => {
      const soFar = await outstanding();
      await adjust(id, 1);
      return (await outstanding()) - soFar === 100 ? true : undefined;
    });
  });
});
