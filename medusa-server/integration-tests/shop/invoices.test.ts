import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, describe, it } from "node:test";
import { formatPrice, type PricedCheckout } from "@spolverk/domain";
import { placeOrder } from "../support/account-orders.ts";
import { createAccount, newUser, someCompany } from "../support/accounts.ts";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { expectUnbrokenSeries } from "../support/expect-unbroken-series.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { readPdfPages } from "../support/read-pdf.ts";
import { admin, adminFile, database } from "../support/shop.ts";
import { takeVariant, type TestVariant } from "../support/stock.ts";

const newEmail = () => `${randomUUID()}@example.com`;

/** Takes a variant cheap enough that two of it are far below the approval limit. */
async function takeCheapVariant(): Promise<TestVariant> {
  for (;;) {
    const variant = await takeVariant("plenty");
    if (variant.prices.some(({ currency_code, amount }) => currency_code === "sek" && amount < 1000))
      return variant;
  }
}

async function orderByInvoice(
  email: string,
  billing: Partial<PricedCheckout["billing"]> = {},
  buyer: { accountId?: string } = {},
) {
  const variant = await takeCheapVariant();
  const lines = [{ variant, quantity: 2, discountPercentage: 15 }];
  const priced = await createPricedCheckout({ lines, email, feeNet: 2320, billing, ...buyer });
  const { order } = await place(await prepareCheckout(priced), priced);
  return { id: order!.id, number: Number(order!.number), total: priced.totals.toPay };
}

type InvoiceRow = { number: number; order_id: string };
const readInvoices = (orderIds: readonly string[]) =>
  database.query<InvoiceRow>(
    `select "number", "order_id" from "invoice" where "order_id" in (${orderIds.map(() => "?").join()}) order by "number"`,
    [...orderIds],
  );

describe("an invoice [3.50]", () => {
  it("goes as a PDF to the company's address for invoices, with the amount due and the due day", async () => {
    const [email, invoiceEmail] = [newEmail(), newEmail()];
    const order = await orderByInvoice(email, { invoiceEmail, referenceCode: "PO 17" });
    const mail = await until("invoice", async () => (await readMailsTo(invoiceEmail))[0]);
    const [invoice] = await readInvoices([order.id]);
    assert.equal(mail.subject, `Faktura ${invoice!.number} från Spolverk`);
    assert.ok(mail.text.includes(formatPrice(order.total, "SEK", true)), mail.text);
    assert.deepEqual(
      mail.attachments.map(({ filename, type }) => ({ filename, type })),
      [{ filename: `spolverk-${invoice!.number}.pdf`, type: "application/pdf" }],
    );
    const sent = Buffer.from(mail.attachments[0]!.content, "base64");
    assert.equal(sent.subarray(0, 5).toString(), "%PDF-");
    // The merchandiser opens the same invoice.
    const opened = await adminFile(`orders/${order.id}/invoice`);
    assert.equal(opened.type, "application/pdf");
    assert.ok(opened.content.equals(sent));
    assert.equal((await readMailsTo(email)).length, 1);
  });

  it("uses the account's terms of payment agreed with the sales team, else the shop's", async () => {
    const readTerms = async (agreed: string | null) => {
      const user = newUser();
      const { id: accountId } = await createAccount(user, { company: someCompany });
      const sql = `update "account" set "payment_terms_days" = ?::int where "id" = ?`;
      if (agreed !== null) await database.query(sql, [agreed, accountId]);
      const { id } = await orderByInvoice(user.email, {}, { accountId });
      await adminFile(`orders/${id}/invoice`);
      return database.query(`select "terms_days" from "invoice" where "order_id" = ?`, [id]);
    };
    type Settings = { settings: { invoice_terms_days: number } };
    const { settings } = (await admin<Settings>("shop-settings")).body;
    assert.deepEqual(await readTerms(null), [{ terms_days: settings.invoice_terms_days }]);
    assert.deepEqual(await readTerms("77"), [{ terms_days: 77 }]);
  });

  it("gets a number of an unbroken series, one number per order for any number of concurrent calls", async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => orderByInvoice(newEmail())));
    const ids = orders.map(({ id }) => id);
    await Promise.all([...ids, ...ids, ...ids].map((id) => adminFile(`orders/${id}/invoice`)));
    const invoices = await readInvoices(ids);
    assert.deepEqual(invoices.map(({ order_id }) => order_id).toSorted(), ids.toSorted());
    await expectUnbrokenSeries("invoice");
  });

  it("includes a fee that needs no fulfilment: the order is fulfilled as soon as its goods are", async () => {
    type Order = {
      fulfillment_status: string;
      items: { id: string; variant_id: string | null; detail: { fulfilled_quantity: number } }[];
    };
    const { id } = await orderByInvoice(newEmail());
    const read = async () => (await admin<{ order: Order }>(`orders/${id}`)).body.order;
    const { items, fulfillment_status } = await read();
    const [goods, fee] = [items.find((item) => item.variant_id), items.find((item) => !item.variant_id)];
    assert.deepEqual([fulfillment_status, fee!.detail.fulfilled_quantity], ["not_fulfilled", 1]);
    const fulfilled = await admin(`orders/${id}/fulfillments`, { items: [{ id: goods!.id, quantity: 2 }] });
    assert.equal(fulfilled.status, 200);
    assert.equal((await read()).fulfillment_status, "fulfilled");
  });

  it("requires an existing order, and a refusal leaves no gap in the series", async () => {
    assert.equal((await admin("orders/order_unknown/invoice")).status, 404);
    assert.deepEqual(await readInvoices(["order_unknown"]), []);
    // The next invoice would show a gap in the numbers.
    const { id } = await orderByInvoice(newEmail());
    await adminFile(`orders/${id}/invoice`);
    await expectUnbrokenSeries("invoice");
  });
});

describe("an export (directive 2006/112/EC, article 146)", () => {
  it("appears on its document, but not on a document from before documents named exports", async () => {
    const account = await createAccount(newUser());
    const { id } = await placeOrder(account, { country: "US", currency: "USD", vatRate: 0, feeNet: 232 });
    const read = async () =>
      (await readPdfPages((await adminFile(`orders/${id}/invoice`)).content)).join(" ");
    assert.match(await read(), /Export av varor, .* artikel 146/);
    await database.query(`update "invoice" set "is_export" = false where "order_id" = ?`, [id]);
    assert.doesNotMatch(await read(), /artikel 146/);
  });

  it("mentions no VAT to a private individual, except on a document from before documents named exports [3.50] [9.12]", async () => {
    const account = await createAccount(newUser());
    const { id } = await placeOrder(account, { country: "US", currency: "USD", vatRate: 0, feeNet: 0 });
    const read = async () =>
      (await readPdfPages((await adminFile(`orders/${id}/invoice`)).content)).join(" ");
    assert.doesNotMatch(await read(), /med moms|Moms 0/);
    await database.query(`update "invoice" set "names_vat" = true where "order_id" = ?`, [id]);
    assert.match(await read(), /Summa med moms .* Moms 0/);
  });
});

describe("Swedish VAT in another currency (ML 17:29)", () => {
  type Settings = { settings: Record<string, unknown> };
  const names = ["no_back_order", "invoice_fee", "invoice_credit_limit", "invoice_terms_days"];
  const save = async (exchange_rates: object | null) => {
    const { settings } = (await admin<Settings>("shop-settings")).body;
    const kept = Object.fromEntries(names.map((name) => [name, settings[name]]));
    const { status, body } = await admin("shop-settings", { ...kept, exchange_rates });
    assert.equal(status, 200, JSON.stringify(body));
  };
  after(() => save(null));
  const documentOf = async (currency: "EUR" | "SEK") => {
    const account = await createAccount(newUser());
    const { id } = await placeOrder(account, { currency, feeNet: 232 });
    const { content } = await adminFile(`orders/${id}/invoice`);
    return (await readPdfPages(content)).join(" ").replaceAll(/\s/g, "");
  };

  it("appears in kronor at the rate in the settings, and not without a rate", async () => {
    await save(null);
    assert.doesNotMatch(await documentOf("EUR"), /SvenskmomsiSEK/);
    await save({ source: "ECB", on: "2026-11-20", rates: { eur: 11.4235 } });
    const text = await documentOf("EUR");
    assert.match(text, /SvenskmomsiSEK[\d.,]+SEK/);
    assert.match(text, /1EUR=11,4235SEK\(ECB,20november2026\)/);
    assert.doesNotMatch(await documentOf("SEK"), /SvenskmomsiSEK/);
  });
});
