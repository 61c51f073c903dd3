import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readShop } from "@spolverk/content";
import { resolveTakeBackExpiry } from "@spolverk/domain";
import { pack } from "../support/account-orders.ts";
import { readPdfPages } from "../support/read-pdf.ts";
import { database, internal } from "../support/shop.ts";
import {
  ask,
  askGranted,
  changeRow,
  markSent,
  move,
  readId,
  readLabel,
  show,
  takeOrder,
  takeShippedOrder,
  untilMail,
} from "../support/take-backs.ts";

const unknownToken = "x".repeat(43);

describe("a take-back request", () => {
  it("requires an order's number and its address in any case, and opens only with its token [3.45]", async () => {
    const order = await takeShippedOrder();
    const takeBack = await askGranted({ number: ` #${order.number}`, email: order.email.toUpperCase() });
    const { number, token, history, expiresAt, ...rest } = takeBack;
    assert.match(number, /^R-\d{5,}$/);
    assert.deepEqual(rest, {
      state: "created",
      orderNumber: order.number,
      spools: 9,
      scrapGrams: 1500,
      trackingNumber: null,
      hasLabel: true,
      feeSek: null,
      reason: null,
    });
    assert.deepEqual(
      history.map(({ state }) => state),
      ["created"],
    );
    assert.equal(expiresAt, resolveTakeBackExpiry(new Date(history[0]!.at)).toISOString());
    assert.deepEqual(await show(token), takeBack);
    assert.equal(await show(unknownToken), null);
    const rows = await database.query(`select t::text from "take_back" t where "number" = ?`, [number]);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(token));
  });

  it("opens by its link for a year, even by a link mailed under the previous secret", async () => {
    const { number, token } = await askGranted(await takeShippedOrder());
    // As if the shop's secret had changed since.
    await changeRow(
      `"former_token_hash" = "token_hash", "token_hash" = md5(random()::text) where "number" = ?`,
      number,
    );
    assert.equal((await show(token))?.number, number);
    assert.equal((await show(token))?.token, token);
    await changeRow(`"created_at" = now() - interval '364 days' where "number" = ?`, number);
    assert.equal((await show(token))?.number, number);
    await changeRow(`"created_at" = now() - interval '365 days' where "number" = ?`, number);
    assert.deepEqual([await show(token), (await markSent(token)).kind], [null, "notFound"]);
  });

  it("gets the number that follows the previous request's number", async () => {
    const [first, second] = [
      await askGranted(await takeShippedOrder()),
      await askGranted(await takeShippedOrder()),
    ];
    const toNumber = (text: string) => Number(text.slice(2));
    assert.equal(toNumber(second.number), toNumber(first.number) + 1);
  });

  it("reveals no more about another customer's order than about an unknown one, even after a recent request", async () => {
    const order = await takeShippedOrder();
    await askGranted(order);
    const other = await takeShippedOrder();
    const unknown = { kind: "refused", problems: ["orderNotFound"] };
    assert.deepEqual(await ask({ number: "999999999", email: order.email }), unknown);
    assert.deepEqual(await ask({ number: order.number, email: other.email }), unknown);
    assert.deepEqual(await ask({ number: other.number, email: order.email }), unknown);
    assert.deepEqual(await ask({ number: "1 or 1=1", email: order.email }), unknown);
  });

  it("gets refused until a parcel of the order is shipped; a refusal creates nothing [3.45] [5.22]", async () => {
    const order = await takeOrder();
    const notShipped = { kind: "refused", problems: ["orderNotShipped"] };
    assert.deepEqual(await ask(order), notShipped);
    const parcel = await pack(order.id);
    assert.deepEqual(await ask(order), notShipped);
    assert.deepEqual(await database.query(`select 1 from "take_back" where "email" = ?`, [order.email]), []);
    await parcel.ship();
    await askGranted(order);
  });

  it("names every reason for its refusal, and creates nothing [5.13] [5.15] [5.17] [5.20]", async () => {
    const order = await takeShippedOrder({ daysAgo: 400 });
    const parcel = { spools: 7, isOwnPlaOnly: false, weightGrams: 20_001, lengthMm: 1751, widthMm: 900 };
    assert.deepEqual(await ask(order, { isAgreed: false, parcel }), {
      kind: "refused",
      problems: [
        ...(["orderTooOld", "tooFewSpools", "notOwnPlaOnly", "parcelTooHeavy"] as const),
        ...(["parcelTooLong", "parcelTooBig", "agreementMissing"] as const),
      ],
    });
    assert.deepEqual(await database.query(`select 1 from "take_back" where "email" = ?`, [order.email]), []);
  });

  it("succeeds once for ten concurrent calls, with one mail [5.14]", async () => {
    const order = await takeShippedOrder();
    const second = await takeShippedOrder({ email: order.email });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ask(at % 2 === 0 ? order : second)),
    );
    const refused = replies.filter((reply) => reply.kind === "refused");
    assert.equal(refused.length, 9);
    for (const reply of refused) assert.deepEqual(reply, { kind: "refused", problems: ["tooSoon"] });
    const rows = await database.query(`select "id" from "take_back" where "email" = ?`, [order.email]);
    assert.equal(rows.length, 1);
    await untilMail(order.email, /återtag R-\d+$/);
    const mails = await database.query(
      `select 1 from "mail" where "email" = ? and "kind" like 'take_back%'`,
      [order.email],
    );
    assert.equal(mails.length, 1);
  });

  it("may follow a request of more than six months ago, and a request that has expired [5.14]", async () => {
    const order = await takeShippedOrder();
    const first = await askGranted(order);
    await changeRow(`"created_at" = now() - interval '5 months' where "number" = ?`, first.number);
    assert.equal((await ask(order)).kind, "refused");
    await changeRow(`"created_at" = now() - interval '7 months' where "number" = ?`, first.number);
    const next = await askGranted(order);
    assert.equal((await ask(order)).kind, "refused");
    // The job that expires requests has not run for this request yet.
    await changeRow(`"expires_at" = now() - interval '1 minute' where "number" = ?`, next.number);
    const last = await askGranted(order);
    await changeRow(`"state" = 'expired' where "number" = ?`, last.number);
    await askGranted(order);
  });

  it("keeps a history that the database protects from changes", async () => {
    const { number } = await askGranted(await takeShippedOrder());
    const id = await readId(number);
    for (const sql of [`update "take_back_event" set "at" = now()`, `delete from "take_back_event"`]) {
      await assert.rejects(database.query(`${sql} where "take_back_id" = ?`, [id]), /only ever appended/);
    }
  });

  it("gets 400 when it violates the contract", async () => {
    for (const body of [{}, { orderNumber: "1" }, { token: "short" }]) {
      for (const path of ["", "/show", "/sent", "/label"]) {
        assert.equal((await internal(`take-backs${path}`, body)).status, 400);
      }
    }
    assert.equal((await internal("take-backs", {}, { "x-internal-token": "wrong" })).status, 401);
  });
});

describe("the label of a take-back", () => {
  it("goes from the order's address to the warehouse, in the language of the request, for a private individual [5.18] [5.19]", async () => {
    const { number, token } = await askGranted(await takeShippedOrder(), { language: "de" });
    const label = await readLabel(token);
    assert.equal(label?.name, `spolverk-${number}.pdf`);
    const text = (await readPdfPages(Buffer.from(label.base64, "base64"))).join(" ");
    const { name, address } = readShop().warehouse;
    for (const expected of ["Åsa Öberg", name, address, number, "Postfiliale in Schweden", "20 kg"]) {
      assert.ok(text.includes(expected), `${expected} in ${text}`);
    }
    assert.equal(await readLabel(unknownToken), null);
  });

  it("does not exist for a company, which ships at its own expense [5.19]", async () => {
    const order = await takeShippedOrder({ feeNet: 2320 });
    const { token, hasLabel } = await askGranted(order);
    assert.equal(hasLabel, false);
    assert.equal(await readLabel(token), null);
    const mail = await untilMail(order.email, /återtag R-/);
    assert.deepEqual(mail.attachments, []);
    assert.match(mail.text, /på egen bekostnad/);
    assert.match(mail.text, new RegExp(readShop().warehouse.address));
  });

  it("disappears once the parcel has arrived", async () => {
    const { number, token } = await askGranted(await takeShippedOrder());
    assert.equal((await move(await readId(number), "received")).status, 200);
    assert.equal((await show(token))?.hasLabel, false);
    assert.equal(await readLabel(token), null);
  });
});

describe("a customer's message that the parcel is sent", () => {
  it("succeeds within 60 days, also when it is repeated [5.16]", async () => {
    const order = await takeShippedOrder();
    const { token } = await askGranted(order);
    const first = await markSent(token, "UA123SE");
    assert.ok(first.kind === "sent");
    assert.deepEqual([first.takeBack.state, first.takeBack.trackingNumber], ["sent", "UA123SE"]);
    assert.deepEqual(await markSent(token, "UA123SE"), first);
    assert.deepEqual(await markSent(token), first);
    assert.equal((await markSent(token, "another")).kind, "notOpen");
    assert.deepEqual(await show(token), first.takeBack);
    assert.deepEqual(
      first.takeBack.history.map(({ state }) => state),
      ["created", "sent"],
    );
    assert.match((await untilMail(order.email, /är på väg/)).text, /UA123SE/);
  });

  it("fails after 60 days, after the parcel has arrived, and with an unknown token [4.37]", async () => {
    const late = await askGranted(await takeShippedOrder());
    await changeRow(`"expires_at" = now() where "number" = ?`, late.number);
    assert.equal((await markSent(late.token)).kind, "notOpen");
    // The hourly job may have expired the take-back by now.
    assert.ok(["created", "expired"].includes((await show(late.token))?.state ?? ""));
    const arrived = await askGranted(await takeShippedOrder());
    await move(await readId(arrived.number), "received");
    assert.equal((await markSent(arrived.token)).kind, "notOpen");
    assert.equal((await markSent(unknownToken)).kind, "notFound");
  });
});
