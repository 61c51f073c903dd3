import assert from "node:assert/strict";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { adjust, createMember, giveEarlier, readClub } from "../support/club.ts";
import { supportFolder } from "../support/folders.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { database } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";

const dayMs = 86_400_000;
let scripts: Scripts;
const runIn = (name: string, days: number) =>
  scripts.run(
    path.join(supportFolder, "keep-points.ts"),
    name,
    new Date(Date.now() + days * dayMs).toISOString(),
  );

/** Lists the days before expiry of the queued mails, first mail first. */
async function listDaysBefore(accountId: string): Promise<number[]> {
  const rows = await database.query<{ subject_id: string }>(
    `select "subject_id" from "mail" where "kind" = 'points_expiring' and "source_id" = ? order by "created_at"`,
    [accountId],
  );
  return rows.map(({ subject_id }) => Number(subject_id.split(":")[2]));
}

describe("the hourly job", () => {
  before(async () => {
    // This process queues mails; the shop's own process sends them.
    scripts = await startScripts({
      SENDGRID_API_KEY: "key",
      MAIL_FROM: "shop@example.com",
      SITE_HOSTS: "http://{code}.example.com",
    });
  });
  after(() => scripts.stop());

  it("mails once 30 days and once 7 days before points expire, in one mail for all points that expire on the same day [9.27]", async () => {
    const member = await createMember();
    await giveEarlier(member.id, 10, 182 - 29);
    await giveEarlier(member.id, 5, 182 - 29);
    await giveEarlier(member.id, 40, 182 - 31);
    for (const days of [0, 0, 21, 23, 24]) await runIn("queueExpiringMails", days);
    // On the 24th day, the later lot's last day is 7 days away.
    assert.deepEqual(await listDaysBefore(member.id), [30, 30, 7, 7]);
    const mail = await until("mail about points", async () =>
      (await readMailsTo(member.user.email)).find(({ subject }) => subject.startsWith("15 av dina poäng")),
    );
    assert.match(mail.text, /En poäng är värd en SEK/);
    assert.match(mail.text, /http:\/\/se\.\S+\/shop/);
  });

  it("mails nothing about spent points", async () => {
    const member = await createMember();
    // These points expire in 31 days. Their first mail is due tomorrow: the shop's own job cannot queue it before the
    // points are spent.
    await giveEarlier(member.id, 10, 182 - 31);
    await adjust(member.id, -10);
    await runIn("queueExpiringMails", 26);
    assert.deepEqual(await listDaysBefore(member.id), []);
  });

  it("finds a member by the first lot to expire that has points left, even one inserted manually [9.27]", async () => {
    const member = await createMember();
    const readNext = async () => {
      const [row] = await database.query<{ next_expiry_at: Date | null }>(
        `select "next_expiry_at" from "club_membership" where "account_id" = ?`,
        [member.id],
      );
      return row?.next_expiry_at?.toISOString() ?? null;
    };
    await giveEarlier(member.id, 10, 100);
    await giveEarlier(member.id, 5, 150);
    await giveEarlier(member.id, 1, 120);
    const lots = (await readClub(member.id))!.entries.map(({ expiresAt }) => expiresAt);
    assert.equal(await readNext(), lots[1]);
    await adjust(member.id, -5);
    assert.equal(await readNext(), lots[2]);
    await adjust(member.id, -11);
    assert.equal(await readNext(), null);
  });

  it("expires the remaining points of a due lot once, and of no other lot [9.27]", async () => {
    const member = await createMember();
    const lotId = await giveEarlier(member.id, 10, 183);
    await giveEarlier(member.id, 7, 181);
    await runIn("expirePoints", 0);
    await runIn("expirePoints", 0);
    const { entries } = (await readClub(member.id))!;
    const ended = entries.filter(({ type }) => type === "expiration");
    assert.deepEqual(
      ended.map((entry) => [entry.lotId, entry.amountMinor]),
      [[lotId, -1000]],
    );
  });
});
