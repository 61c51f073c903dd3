import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { randomUUID } from "node:crypto";
import type { TakeBackState } from "@spolverk/domain";
import type { TakeBackForAdmin, TakeBackPage } from "../../src/features/take-backs/take-back-for-admin.ts";
import { ageOrder } from "../support/age-order.ts";
import { deleteExpiredData } from "../support/delete-expired-data.ts";
import { expectUnbrokenSeries } from "../support/expect-unbroken-series.ts";
import { readMailsTo } from "../support/mails.ts";
import { readPdfPages } from "../support/read-pdf.ts";
import { admin, adminFile, adminName, database, variable } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";
import {
  askGranted,
  changeRow,
  markSent,
  move,
  readForAdmin,
  readId,
  show,
  takeShippedOrder,
  untilMail,
} from "../support/take-backs.ts";

const list = async (query: Record<string, string>) => {
  const { status, body } = await admin<TakeBackPage>(`take-backs?${new URLSearchParams(query)}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const rejection = { reason: "There was PETG in the parcel.", isFeeCharged: true };

async function takeReceived(changes: Parameters<typeof askGranted>[1] = {}) {
  const order = await takeShippedOrder();
  const takeBack = await askGranted(order, changes);
  const id = await readId(takeBack.number);
  assert.equal((await move(id, "received")).status, 200);
  return { order, id, ...takeBack };
}

describe("the list of take-backs in the admin", () => {
  it("can be filtered by state, number, order and address, in pages, newest first", async () => {
    const email = `take_back%${randomUUID()}@example.com`;
    const order = await takeShippedOrder({ email });
    const first = await askGranted(order);
    await database.query(
      `update "take_back" set "created_at" = now() - interval '7 months' where "number" = ?`,
      [first.number],
    );
    const second = await askGranted(order);
    await markSent(second.token);
    const numbersOf = async (query: Record<string, string>) =>
      (await list(query)).takeBacks.map(({ number }) => number);

    assert.deepEqual(await numbersOf({ q: email }), [second.number, first.number]);
    assert.deepEqual(await numbersOf({ q: email.toUpperCase().slice(4, 30) }), [second.number, first.number]);
    assert.deepEqual(await numbersOf({ q: email, state: "sent" }), [second.number]);
    assert.deepEqual(await numbersOf({ q: first.number }), [first.number]);
    assert.ok((await numbersOf({ q: order.number })).includes(first.number));
    // Wildcards match literally.
    assert.deepEqual(await numbersOf({ q: `take-back%${email.slice(10)}` }), []);
    const page = await list({ q: email, limit: "1", offset: "1" });
    assert.deepEqual([page.count, page.limit, page.offset, page.takeBacks.length], [2, 1, 1, 1]);
    assert.equal(page.takeBacks[0]!.number, first.number);
    assert.equal(page.takeBacks[0]!.orderId, order.id);
  });

  it("refuses an unknown state or page, and any visitor who is not signed in", async () => {
    for (const query of ["state=gone", "limit=1000", "offset=-1", "unknown=1"]) {
      assert.equal((await admin(`take-backs?${query}`)).status, 400, query);
    }
    for (const path of ["take-backs", "take-backs/export", "take-backs/tkb_1", "take-backs/tkb_1/label"]) {
      assert.equal((await fetch(`${variable("MEDUSA_URL")}/admin/${path}`)).status, 401, path);
    }
  });

  it("exports as CSV with formulas neutralized", async () => {
    const order = await takeShippedOrder();
    const { number, token } = await askGranted(order);
    await markSent(token, '=HYPERLINK("http://evil.example","x")');
    const { type, headers, content } = await adminFile(`take-backs/export?q=${number}`);
    assert.match(type ?? "", /^text\/csv/);
    assert.match(headers.get("content-disposition") ?? "", /^attachment; filename="take-backs-[\d-]+\.csv"$/);
    const [names, line, end] = content.toString().split("\r\n");
    assert.match(names!, /^\uFEFFnumber,state,created_at,/);
    assert.ok(line!.startsWith(`${number},sent,`));
    assert.ok(line!.includes(`"'=HYPERLINK(""http://evil.example"",""x"")"`), line);
    assert.ok(line!.includes(order.email));
    assert.equal(end, "");
  });
});

describe("a take-back in the admin", () => {
  it("shows its parcel, its history with authors, its notes and its next states", async () => {
    const { id, number } = await takeReceived({ parcel: { spools: 12 } });
    const noted = await admin<TakeBackForAdmin>(`take-backs/${id}/notes`, { text: " Looks fine \n" });
    assert.equal(noted.status, 200);
    const takeBack = await readForAdmin(id);
    assert.deepEqual(noted.body, takeBack);
    assert.deepEqual([takeBack.number, takeBack.spools, takeBack.lengthMm], [number, 12, 600]);
    assert.deepEqual(
      takeBack.history.map(({ state, author: by }) => [state, by]),
      [
        ["created", null],
        ["received", adminName],
      ],
    );
    assert.deepEqual(
      takeBack.notes.map(({ text, author: by }) => [text, by]),
      [["Looks fine", adminName]],
    );
    assert.deepEqual(takeBack.nextStates, ["approved", "rejected"]);
    assert.equal((await admin("take-backs/tkb_unknown")).status, 404);
    assert.equal((await admin("take-backs/tkb_unknown/notes", { text: "x" })).status, 404);
    assert.equal((await admin(`take-backs/${id}/notes`, { text: " " })).status, 400);
  });

  it("changes state only by the rules [4.37] [5.22]", async () => {
    const { number, token } = await askGranted(await takeShippedOrder());
    const id = await readId(number);
    const refuse = async (...states: TakeBackState[]) => {
      for (const state of states) {
        const { status, body } = await move(id, state, { reason: "no" });
        assert.equal(status, 409, `${state}: ${JSON.stringify(body)}`);
        assert.match(body.message ?? "", /cannot become/);
      }
    };
    await refuse("approved", "rejected");
    assert.equal((await move(id, "expired")).status, 400);
    assert.equal((await move(id, "created")).status, 400);
    assert.equal((await move(id, "sent", { trackingNumber: "UA1" })).body.trackingNumber, "UA1");
    await refuse("sent", "approved", "rejected");
    const received = await move(id, "received");
    assert.deepEqual([received.body.state, received.body.trackingNumber], ["received", "UA1"]);
    await refuse("sent", "received");
    assert.equal((await move(id, "approved")).status, 200);
    await refuse("sent", "received", "approved", "rejected");
    const { state, reason, feeSek } = (await show(token))!;
    assert.deepEqual({ state, reason, feeSek }, { state: "approved", reason: null, feeSek: null });
    assert.equal((await move("tkb_unknown", "received")).status, 404);
  });

  it("accepts one of two concurrent moves, and refuses the other move", async () => {
    const { id, order } = await takeReceived();
    const replies = await Promise.all([move(id, "approved"), move(id, "rejected", rejection)]);
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    );
    const won = replies.find(({ status }) => status === 200)!.body.state;
    const { state, history } = await readForAdmin(id);
    assert.equal(state, won);
    assert.deepEqual(
      history.map((entry) => entry.state),
      ["created", "received", won],
    );
    await untilMail(order.email, won === "approved" ? /godkänt/ : /godkändes inte/);
    const mails = await database.query(
      `select 1 from "mail" where "subject_id" = ? and "kind" in ('take_back_approved', 'take_back_rejected')`,
      [id],
    );
    assert.equal(mails.length, 1);
  });

  it("offers its label as a file, when there is one [5.19]", async () => {
    const { number } = await askGranted(await takeShippedOrder());
    const id = await readId(number);
    const { type, headers, content } = await adminFile(`take-backs/${id}/label`);
    assert.equal(type, "application/pdf");
    assert.equal(headers.get("content-disposition"), `attachment; filename="spolverk-${number}.pdf"`);
    assert.ok((await readPdfPages(content))[0]!.includes(number));
    const companys = await askGranted(await takeShippedOrder({ feeNet: 2320 }));
    assert.equal((await admin(`take-backs/${await readId(companys.number)}/label`)).status, 404);
  });
});

describe("a rejected take-back", () => {
  const readInvoices = (id: string) =>
    database.query<{ number: number; terms_days: number }>(
      `select "number", "terms_days" from "invoice" where "take_back_id" = ?`,
      [id],
    );

  it("needs a reason, which the customer reads", async () => {
    const { id, token, order } = await takeReceived();
    const refused = await move(id, "rejected");
    assert.deepEqual([refused.status, refused.body.fields], [400, { reason: "is required" }]);
    assert.equal((await move(id, "rejected", { reason: rejection.reason })).status, 200);
    const { state, reason, feeSek } = (await show(token))!;
    assert.deepEqual(
      { state, reason, feeSek },
      { state: "rejected", reason: rejection.reason, feeSek: null },
    );
    const mail = await untilMail(order.email, /godkändes inte/);
    assert.ok(mail.text.includes(rejection.reason));
    assert.doesNotMatch(mail.text, /SEK/);
    assert.deepEqual(mail.attachments, []);
    assert.deepEqual(await readInvoices(id), []);
    assert.equal((await admin(`take-backs/${id}/invoice`)).status, 404);
  });

  it("costs 1,000 SEK without VAT when the fee is charged, by an attached invoice of the shop's series [5.20]", async () => {
    const { id, token, number, order } = await takeReceived({ language: "en" });
    const { status, body } = await move(id, "rejected", rejection);
    assert.deepEqual([status, body.feeSek], [200, 1000]);
    assert.equal((await show(token))?.feeSek, 1000);
    const [invoice] = await readInvoices(id);
    const mail = await untilMail(order.email, /was not approved/);
    assert.match(mail.text, /an incorrect return costs 1\.000,00\sSEK/);
    const [file] = mail.attachments;
    assert.equal(file?.filename, `spolverk-${invoice!.number}.pdf`);
    const sent = Buffer.from(file.content, "base64");
    const text = (await readPdfPages(sent)).join(" ");
    for (const expected of [String(invoice!.number), number, order.number, "damages, no VAT", "Åsa Öberg"]) {
      assert.ok(text.includes(expected), `${expected} in ${text}`);
    }
    assert.match(text, /Amount due 1\.000,00\sSEK/);
    assert.doesNotMatch(text, /VAT 0%/);
    // The merchandiser opens the same invoice, and a repeated request issues no other.
    assert.ok((await adminFile(`take-backs/${id}/invoice`)).content.equals(sent));
    assert.deepEqual(await readInvoices(id), [invoice]);
    await expectUnbrokenSeries("invoice");
    assert.equal(
      (await readMailsTo(order.email)).filter(({ subject }) => subject.includes(number)).length,
      3,
    );
  });
});

async function runNightlyJob(): Promise<void> {
  const scripts: Scripts = await startScripts();
  try {
    await deleteExpiredData(scripts);
  } finally {
    await scripts.stop();
  }
}

describe("a take-back of three years ago", () => {
  const age = (number: string, days: number) =>
    changeRow(`"created_at" = now() - make_interval(days => ?) where "number" = ?`, String(days), number);

  it("loses its customer and its notes, even while its order is known, unless its fee is charged", async () => {
    const [old, charged, recent] = [await takeReceived(), await takeReceived(), await takeReceived()];
    await admin(`take-backs/${old.id}/notes`, { text: "Called the customer" });
    await move(charged.id, "rejected", rejection);
    await age(old.number, 1096);
    await age(charged.number, 1096);
    await age(recent.number, 1095);
    await runNightlyJob();
    const { email, notes, history } = await readForAdmin(old.id);
    assert.deepEqual([email, notes, history.length], ["", [], 2]);
    assert.equal((await readForAdmin(charged.id)).email, charged.order.email);
    assert.equal((await readForAdmin(recent.id)).email, recent.order.email);
  });
});

describe("a take-back of an anonymized order", () => {
  it("loses its customer and its notes, and its link no longer opens it", async () => {
    const { id, token, order } = await takeReceived();
    await admin(`take-backs/${id}/notes`, { text: "Called the customer" });
    await move(id, "rejected", { reason: "PETG" });
    await untilMail(order.email, /godkändes inte/);
    const kept = await takeReceived();
    await move(kept.id, "rejected", rejection);
    await untilMail(kept.order.email, /godkändes inte/);
    await ageOrder(order.id);
    await ageOrder(kept.order.id);
    await runNightlyJob();
    assert.equal(await show(token), null);
    assert.deepEqual(
      await database.query(
        `select "email", "tracking_number", "reason", "state" from "take_back" where "id" = ?`,
        [id],
      ),
      [{ email: null, tracking_number: null, reason: null, state: "rejected" }],
    );
    assert.deepEqual(
      await database.query(`select 1 from "take_back_note" where "take_back_id" = ?`, [id]),
      [],
    );
    const { email, history } = await readForAdmin(id);
    assert.deepEqual([email, history.length], ["", 3]);
    // The fee of this take-back was invoiced recently: the invoice has to be kept, and with it the payer's data.
    assert.equal((await show(kept.token))?.feeSek, 1000);
    assert.equal((await adminFile(`take-backs/${kept.id}/invoice`)).type, "application/pdf");
  });
});
