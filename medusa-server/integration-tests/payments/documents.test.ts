import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { formatPrice } from "@spolverk/domain";
import {
  changeOrder,
  createAccount,
  findOrder,
  placeOrder,
  readInvoice,
  readOrder,
  type TestAccount,
} from "../support/account-orders.ts";
import { ageOrder, ageRows } from "../support/age-order.ts";
import { untilOrdered } from "../support/card-checkout.ts";
import { deleteExpiredData } from "../support/delete-expired-data.ts";
import { expectUnbrokenSeries } from "../support/expect-unbroken-series.ts";
import { supportFolder } from "../support/folders.ts";
import { readOrder as readAdminOrder, takeGoods } from "../support/invoice-orders.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { createCheckout, createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { readPdfPages } from "../support/read-pdf.ts";
import { admin, adminFile, internal } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";
import { askForSwish, usePhone } from "../support/swish.ts";

const textOf = async (pdf: Buffer) => (await readPdfPages(pdf)).join(" ").replaceAll(/\s/g, "");
const toSolid = (text: string) => text.replaceAll(/\s/g, "");
const priceOf = (minor: number) => toSolid(formatPrice(minor, "SEK", true));

/** Makes a private individual's order, paid by Swish. */
async function orderBySwish() {
  const account = await createAccount();
  const variant = await takeGoods();
  const owner = { accountId: account.id, email: account.email };
  const priced = await createPricedCheckout({ lines: [{ variant, quantity: 2 }], bySwish: true, ...owner });
  const checkoutId = await createCheckout();
  assert.equal((await internal(`checkouts/${checkoutId}/payment`, priced)).status, 200);
  await usePhone(await askForSwish({ id: checkoutId, priced, variant }), "paid");
  const { id } = await untilOrdered(checkoutId);
  await until("paid order", async () =>
    (await readOrder(account, id)).state === "processing" ? true : undefined,
  );
  return { account, id, totalMinor: priced.totals.toPay };
}

async function refund(orderId: string, amountMinor: number): Promise<void> {
  const { payment_collections } = await readAdminOrder(orderId);
  const { id } = payment_collections[0]!.payments[0]!;
  const { status, body } = await admin(`payments/${id}/refund`, { amount: amountMinor / 100 });
  assert.equal(status, 200, JSON.stringify(body));
}

const untilCredited = (account: TestAccount, orderId: string, count: number) =>
  until(`${count} credit notes`, async () => {
    const { creditNotes } = await readOrder(account, orderId);
    return creditNotes.length >= count ? creditNotes : undefined;
  });

const untilMail = (email: string, subject: RegExp) =>
  until(`mail ${subject}`, async () => (await readMailsTo(email)).find((mail) => subject.test(mail.subject)));

const readCreditNote = async (account: TestAccount, orderId: string, number: string) => {
  const path = `accounts/${account.id}/orders/${orderId}/invoice?creditNote=${encodeURIComponent(number)}`;
  return (await internal<{ file: { name: string; base64: string } | null }>(path)).body.file;
};

describe("the receipt of a paid order", () => {
  it("comes attached to the confirmation, and stays the same file in the account and in the admin", async () => {
    const { account, id, totalMinor } = await orderBySwish();
    const mail = await untilMail(account.email, /^Din beställning/);
    assert.match(mail.text, /Ditt kvitto är bifogat/);
    assert.equal(mail.attachments.length, 1);
    const sent = Buffer.from(mail.attachments[0]!.content, "base64");
    assert.ok(sent.length < 100_000, String(sent.length));
    const text = await textOf(sent);
    for (const part of ["Kvitto", "BetalsättSwish", `Betalt${priceOf(totalMinor)}`]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    assert.doesNotMatch(text, /IBAN|Förfallodatum/);
    assert.ok((await adminFile(`orders/${id}/invoice`)).content.equals(sent));
    const file = await readInvoice(account, id);
    assert.ok(Buffer.from(file!.base64, "base64").equals(sent));
  });

  it("stays hidden from every other account", async () => {
    const { id } = await orderBySwish();
    const other = await createAccount();
    assert.equal(await findOrder(other, id), null);
    assert.equal(await readInvoice(other, id), null);
  });
});

describe("a credit note", () => {
  let scripts: Scripts;
  before(async () => {
    scripts = await startScripts();
  });
  after(() => scripts.stop());
  const creditAtOnce = (orderId: string) => scripts.run(`${supportFolder}/credit-at-once.ts`, orderId);

  it("exists once for each refund, however often the refund's event arrives, and is attached to the mail about the refund", async () => {
    const { account, id, totalMinor } = await orderBySwish();
    await refund(id, 1000);
    await creditAtOnce(id);
    const [first] = await untilCredited(account, id, 1);
    assert.equal(first!.amount, 1000);
    await refund(id, totalMinor - 1000);
    await creditAtOnce(id);
    const notes = await untilCredited(account, id, 2);
    assert.deepEqual(
      notes.map(({ amount }) => amount),
      [1000, totalMinor - 1000],
    );
    const mails = await until("both mails", async () => {
      const found = (await readMailsTo(account.email)).filter(({ text }) => text.includes("Kreditfaktura"));
      return found.length === 2 ? found : undefined;
    });
    const sent = mails.map(({ attachments }) => attachments[0]!.filename).toSorted();
    assert.deepEqual(
      sent,
      notes.map(({ number }) => `spolverk-${number}.pdf`),
    );
  });

  it("names the receipt that it credits, with negative amount and VAT", async () => {
    const { account, id, totalMinor } = await orderBySwish();
    await refund(id, totalMinor);
    const [note] = await untilCredited(account, id, 1);
    const receipt = (await readInvoice(account, id))!.name.replaceAll(/\D/g, "");
    const { content } = await adminFile(`orders/${id}/credit-notes/${note!.number}`);
    const text = await textOf(content);
    for (const part of [
      "Kreditfaktura",
      note!.number,
      `AvserKvitto${receipt}`,
      `Krediteras${priceOf(-totalMinor)}`,
    ]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    assert.match(text, /Moms25%på-/);
  });

  it("appears in the admin, and stays hidden from other accounts and under other orders", async () => {
    const [{ account, id }, other] = await Promise.all([orderBySwish(), orderBySwish()]);
    await refund(id, 1000);
    const [note] = await untilCredited(account, id, 1);
    type Documents = { invoice: { number: string } | null; credit_notes: { number: string }[] };
    const { body } = await admin<Documents>(`orders/${id}/documents`);
    assert.deepEqual(
      body.credit_notes.map(({ number }) => number),
      [note!.number],
    );
    assert.match(body.invoice!.number, /^\d+$/);
    assert.ok((await readCreditNote(account, id, note!.number)) !== null);
    assert.equal(await readCreditNote(other.account, id, note!.number), null);
    assert.equal(await readCreditNote(other.account, other.id, note!.number), null);
    assert.equal((await admin(`orders/${other.id}/credit-notes/${note!.number}`)).status, 404);
  });

  it("credits the whole invoice of an order that is cancelled unpaid, once", async () => {
    const account = await createAccount();
    const invoiced = await placeOrder(account, { feeNet: 2320 });
    const total = (await readOrder(account, invoiced.id)).priced.totals.total;
    await adminFile(`orders/${invoiced.id}/invoice`);
    assert.equal(await changeOrder(account, invoiced.id, "cancel"), "cancelled");
    await creditAtOnce(invoiced.id);
    const notes = await untilCredited(account, invoiced.id, 1);
    assert.deepEqual(
      notes.map(({ amount }) => amount),
      [total],
    );
    const mail = await untilMail(account.email, /är avbeställd$/);
    assert.equal(mail.attachments[0]?.filename, `spolverk-${notes[0]!.number}.pdf`);
  });

  it("does not exist for an order that was cancelled before an invoice or a payment", async () => {
    const account = await createAccount();
    const variant = await takeGoods();
    const owner = { accountId: account.id, email: account.email };
    const lines = [{ variant, quantity: 1 }];
    const byMail = await createPricedCheckout({ lines, feeNet: 2320, ...owner });
    const priced = { ...byMail, paymentMethod: "invoice_mail" as const };
    const { order } = await place(await prepareCheckout(priced), priced);
    assert.equal(await changeOrder(account, order!.id, "cancel"), "cancelled");
    await creditAtOnce(order!.id);
    const { creditNotes, hasInvoice } = await readOrder(account, order!.id);
    assert.deepEqual([creditNotes, hasInvoice], [[], false]);
  });

  it("exists once, over the refunded amount, when a paid order is cancelled", async () => {
    const { account, id, totalMinor } = await orderBySwish();
    assert.equal(await changeOrder(account, id, "cancel"), "cancelled");
    await creditAtOnce(id);
    const notes = await untilCredited(account, id, 1);
    assert.deepEqual(
      notes.map(({ amount }) => amount),
      [totalMinor],
    );
  });

  it("delays the anonymization of an older order until the credit note's own retention period ends, like a receipt", async () => {
    const [credited, late] = await Promise.all([orderBySwish(), orderBySwish()]);
    const areKnown = async () => [
      (await findOrder(credited.account, credited.id)) !== null,
      (await findOrder(late.account, late.id)) !== null,
    ];
    await refund(credited.id, 500);
    await untilCredited(credited.account, credited.id, 1);
    await ageOrder(credited.id);
    await adminFile(`orders/${late.id}/invoice`);
    await ageRows("order", late.id);
    await deleteExpiredData(scripts);
    assert.deepEqual(await areKnown(), [true, true]);
    await ageRows("credit_note", credited.id);
    await ageRows("invoice", late.id);
    await deleteExpiredData(scripts);
    assert.deepEqual(await areKnown(), [false, false]);
  });

  it("gets the next number of a series without a gap, like invoices and receipts", async () => {
    const orders = await Promise.all([1, 2, 3].map(() => orderBySwish()));
    await Promise.all(orders.map(({ id }) => refund(id, 500)));
    await Promise.all(orders.map(({ account, id }) => untilCredited(account, id, 1)));
    await expectUnbrokenSeries("invoice");
    await expectUnbrokenSeries("credit_note");
  });
});
