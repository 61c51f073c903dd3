import type { Acceptance, PlaceResult } from "@spolverk/domain";
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { readLegal } from "@spolverk/content";
import { readMailsTo, until } from "../support/mails.ts";
import { createPricedCheckout, prepareCheckout, toRecord } from "../support/priced-checkout.ts";
import { readPdfPages } from "../support/read-pdf.ts";
import { admin, database, internal } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

const swedish = readLegal().find(({ site }) => site === "se");
const acceptance: Acceptance = {
  terms: {
    version: swedish?.version ?? "",
    folder: "se",
    language: "sv",
    at: "2026-11-25T10:30:40.000Z",
  },
  exportAgreement: true,
  delivery: { shipDate: "2026-11-27", workingDays: { min: 1, max: 2 } },
};

async function order(accepted: Acceptance | null) {
  const email = `${randomUUID()}@example.com`;
  const priced = await createPricedCheckout({
    lines: [{ variant: await takeVariant("plenty"), quantity: 1 }],
    email,
  });
  const id = await prepareCheckout(priced);
  const place = async () => {
    const body = { priced, record: toRecord(id, 2), acceptance: accepted };
    return (await internal<PlaceResult>(`checkouts/${id}/order`, body)).body;
  };
  const reply = await place();
  assert.equal(reply.kind, "placed");
  return { email, orderId: reply.kind === "placed" ? reply.order.id : "", place };
}

async function readAcceptance(orderId: string): Promise<Acceptance | null> {
  const path = `orders/${orderId}?fields=id,purchase.acceptance`;
  const { body } = await admin<{ order: { purchase: { acceptance: Acceptance | null } } }>(path);
  return body.order.purchase.acceptance;
}

const readTexts = (version: string) =>
  database.query<{ version: string; folder: string; pages: { terms?: { title: string } } }>(
    `select "version", "folder", "pages" from "accepted_text" where "version" = ?`,
    [version],
  );

describe("the agreement given with an order", () => {
  it("keeps its version, language, time and export agreement, however often the order is placed [5.7] [5.8]", async () => {
    const { orderId, place } = await order(acceptance);
    await Promise.all(Array.from({ length: 5 }, place));
    assert.deepEqual(await readAcceptance(orderId), acceptance);
  });

  it("keeps its text in the database, once for all orders [5.7]", async () => {
    await Promise.all(Array.from({ length: 3 }, () => order(acceptance)));
    const texts = await readTexts(acceptance.terms.version);
    assert.equal(texts.length, 1);
    assert.equal(texts[0]?.pages.terms?.title, swedish?.pages.terms?.title);
  });

  it("comes with the confirmation as a PDF, and the confirmation names the seller [5.7]", async () => {
    const { email } = await order(acceptance);
    const mail = await until(`mail to ${email}`, async () => (await readMailsTo(email))[0]);
    assert.match(mail.text, /559999-9991/);
    const file = mail.attachments.find(({ filename }) => filename.startsWith("spolverk-villkor-"));
    assert.equal(file?.type, "application/pdf");
    const text = (await readPdfPages(Buffer.from(file?.content ?? "", "base64"))).join(" ");
    assert.ok(text.includes(acceptance.terms.version), text.slice(0, 200));
    assert.ok(text.includes(swedish?.pages.terms?.title ?? "?"), text.slice(0, 200));
  });

  it("may be missing for an order from before acceptances were stored, which still gets its confirmation", async () => {
    const { email, orderId } = await order(null);
    assert.equal(await readAcceptance(orderId), null);
    const mail = await until(`mail to ${email}`, async () => (await readMailsTo(email))[0]);
    assert.ok(mail.attachments.every(({ filename }) => !filename.startsWith("spolverk-villkor-")));
  });
});
