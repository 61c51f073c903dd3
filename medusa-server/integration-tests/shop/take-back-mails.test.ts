import assert from "node:assert/strict";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { deleteAccountReplySchema, takeBacksReplySchema } from "@spolverk/medusa-contract";
import { claim, createAccount, pack } from "../support/account-orders.ts";
import { supportFolder } from "../support/folders.ts";
import { deliverAgain, listEventsOf, untilDelivered } from "../support/journal.ts";
import { readMailsTo } from "../support/mails.ts";
import { readPdfPages } from "../support/read-pdf.ts";
import { database, internal } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";
import {
  askGranted,
  changeRow,
  markSent,
  move,
  readId,
  show,
  takeOrder,
  takeShippedOrder,
  untilMail,
} from "../support/take-backs.ts";

const dayMs = 86_400_000;

describe("the job that expires requests", () => {
  let scripts: Scripts;
  const runAfter = (createdAt: string, days: number, ms = 0) => {
    const day = Math.floor(Date.parse(createdAt) / dayMs) + days;
    const now = new Date(day * dayMs + ms).toISOString();
    return scripts.run(path.join(supportFolder, "expire-take-backs.ts"), now);
  };
  before(async () => {
    scripts = await startScripts();
  });
  after(() => scripts.stop());

  it("keeps requests on their 60th day, and expires unsent requests on their 61st day with a mail [4.37] [5.16]", async () => {
    const [order, sentOrder] = [await takeShippedOrder(), await takeShippedOrder()];
    const { token, number, history } = await askGranted(order);
    const sent = await askGranted(sentOrder);
    await markSent(sent.token);
    const { at } = history[0]!;
    await runAfter(at, 60, dayMs - 1);
    assert.equal((await show(token))?.state, "created");
    await runAfter(at, 61);
    await runAfter(at, 61);
    const expired = await show(token);
    assert.deepEqual([expired?.state, expired?.hasLabel], ["expired", false]);
    assert.deepEqual(
      expired?.history.map(({ state }) => state),
      ["created", "expired"],
    );
    assert.equal((await show(sent.token))?.state, "sent");
    assert.match((await untilMail(order.email, /har gått ut/)).text, new RegExp(number));
    assert.equal((await markSent(token)).kind, "notOpen");
    // An expired take-back can still be marked as received, when the parcel arrives all the same.
    assert.equal((await move(await readId(number), "received")).status, 200);
  });

  it("loses no mail about a request in a crash before the mail is queued, and queues the mail once", async () => {
    const order = await takeShippedOrder();
    const { number } = await askGranted(order);
    const id = await readId(number);
    await untilMail(order.email, /återtag R-/);
    await database.query(`delete from "mail" where "subject_id" = ?`, [id]);
    const rows = await database.query<{ id: string }>(
      `select "id" from "take_back_event" where "take_back_id" = ?`,
      [id],
    );
    const events = (await Promise.all(rows.map((row) => listEventsOf(row.id)))).flat();
    for (let times = 0; times < 2; times += 1) {
      await deliverAgain(events);
      await untilDelivered(events);
    }
    assert.equal((await database.query(`select 1 from "mail" where "subject_id" = ?`, [id])).length, 1);
  });
});

describe("the mails about a take-back", () => {
  it("arrive once for every change of its state, in the request's language and with its link", async () => {
    const order = await takeShippedOrder();
    const { number, token } = await askGranted(order, { language: "fr", site: "fr" });
    const id = await readId(number);
    await markSent(token);
    await move(id, "received");
    await move(id, "approved");
    for (const subject of ["est en route", "est arrivée", "est acceptée"]) {
      const mail = await untilMail(order.email, new RegExp(`^Votre reprise ${number} ${subject}`));
      assert.match(mail.text, new RegExp(`https?://fr\\.\\S+/re-add/request#${token}\n`));
      assert.deepEqual(mail.attachments, []);
    }
    const created = await untilMail(order.email, new RegExp(`^Votre reprise ${number}$`));
    assert.match(created.text, new RegExp(`https?://fr\\.\\S+/re-add/request#${token}\n`));
    const own = (await readMailsTo(order.email)).filter(({ subject }) => subject.includes(number));
    assert.equal(own.length, 4);
  });

  it("attach the label for a private individual", async () => {
    const order = await takeShippedOrder();
    const { number } = await askGranted(order, { language: "en" });
    const { attachments } = await untilMail(order.email, /^Your take-back R-/);
    assert.deepEqual(
      attachments.map(({ filename, type }) => ({ filename, type })),
      [{ filename: `spolverk-${number}.pdf`, type: "application/pdf" }],
    );
    const text = (await readPdfPages(Buffer.from(attachments[0]!.content, "base64"))).join(" ");
    assert.match(text, /service point in Sweden/);
  });
});

describe("the take-backs of an account", () => {
  const list = async (accountId: string) => {
    const { status, body } = await internal(`accounts/${accountId}/take-backs`);
    assert.equal(status, 200);
    return takeBacksReplySchema.parse(body).takeBacks;
  };

  it("include those of claimed orders, newest first, and none of another account", async () => {
    const [account, other] = [await createAccount(), await createAccount()];
    assert.deepEqual(await list(account.id), []);
    const order = await takeShippedOrder({ email: account.email });
    const first = await askGranted(order);
    await changeRow(`"created_at" = now() - interval '7 months' where "number" = ?`, first.number);
    const second = await askGranted(order);
    assert.deepEqual(await list(account.id), []);
    await claim(account, account.email);
    assert.deepEqual(
      (await list(account.id)).map(({ token }) => token),
      [second.token, first.token],
    );
    assert.deepEqual(await list(other.id), []);
  });

  it("stay with the orders when the account is deleted", async () => {
    const account = await createAccount();
    const order = await takeOrder({ email: account.email });
    const parcel = await pack(order.id);
    await parcel.ship();
    await claim(account, account.email);
    const { token } = await askGranted(order);
    await parcel.deliver();
    const { body } = await internal(`accounts/${account.id}/delete`, {});
    assert.equal(deleteAccountReplySchema.parse(body).kind, "deleted");
    assert.equal((await show(token))?.orderNumber, order.number);
  });
});
