import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { after, afterEach, before, describe, it } from "node:test";
import { makePdf } from "../../src/features/uploads/testing/sample-files.ts";
import { breakRows } from "../support/break-rows.ts";
import { createMember, giveEarlier } from "../support/club.ts";
import { deleteExpiredData } from "../support/delete-expired-data.ts";
import { upload } from "../support/enquiries.ts";
import { supportFolder } from "../support/folders.ts";
import { placeNew, pricedLarge } from "../support/invoice-orders.ts";
import { createPricedCheckout, prepareCheckout } from "../support/priced-checkout.ts";
import { saveVariation } from "../support/save-variation.ts";
import { admin, database } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";
import { takeVariant } from "../support/stock.ts";
import { askGranted, changeRow, takeShippedOrder } from "../support/take-backs.ts";
import { until } from "../support/until.ts";

describe("a bad row does not stop the rows after it", () => {
  let scripts: Scripts;
  const mends: (() => Promise<void>)[] = [];
  const damage = async (...rows: Parameters<typeof breakRows>) => mends.push(await breakRows(...rows));
  before(async () => {
    // This process queues mails; the shop's own process sends them.
    scripts = await startScripts({
      SENDGRID_API_KEY: "key",
      MAIL_FROM: "shop@example.com",
      SITE_HOSTS: "http://{code}.example.com",
    });
  });
  const mend = async () => {
    for (const one of mends.splice(0)) await one();
  };
  afterEach(mend);
  after(() => scripts.stop());

  it("among VAT rates that begin, and a later rate of a country waits for the earlier one [9.12]", async () => {
    const plan = async (country: string, rate: number, starts_on: string) => {
      const { body } = await admin<{ change: { id: string } }>("vat/changes", { country, rate, starts_on });
      return body.change.id;
    };
    const bad = await plan("EE", 21, "2092-01-02");
    const [first, waiting, last] = [
      await plan("LV", 22, "2092-01-01"),
      await plan("EE", 26, "2092-01-03"),
      await plan("LT", 23, "2092-01-04"),
    ];
    const readApplied = async () => {
      const rows = await database.query<{ id: string }>(
        `select "id" from "vat_rate_change" where "applied_at" is not null and "starts_on" like '2092%'`,
      );
      return new Set(rows.map(({ id }) => id));
    };
    const apply = () =>
      scripts.run(path.join(supportFolder, "apply-vat-changes.ts"), "2092-01-05T12:00:00.000Z");
    await damage("vat_rate_change", "update", `old."id" = '${bad}'`);
    await apply();
    assert.deepEqual(await readApplied(), new Set([first, last]));
    await mend();
    await apply();
    assert.deepEqual(await readApplied(), new Set([first, bad, waiting, last]));
    await database.query(`delete from "vat_rate_change" where "starts_on" like '2092%'`);
    await database.query(
      `update "tax_rate" set "rate" = 25 where "code" in ('vat-ee', 'vat-lv', 'vat-lt') and "deleted_at" is null`,
    );
  });

  it("among invoice orders that were not approved in time", async () => {
    const orders = [
      await placeNew(await pricedLarge()),
      await placeNew(await pricedLarge()),
      await placeNew(await pricedLarge()),
    ];
    await damage(
      "invoice_approval",
      "update",
      `old."order_id" = '${orders[1]!.id}' and new."state" = 'expired'`,
    );
    await database.query(
      `update "invoice_approval" set "decide_by" = now() - interval '1 second'
       where "order_id" in (${orders.map(() => "?").join(", ")})`,
      orders.map(({ id }) => id),
    );
    const isCanceled = async (id: string) =>
      (await admin<{ order: { status: string } }>(`orders/${id}?fields=status`)).body.order.status ===
      "canceled";
    await until(async () =>
      (await isCanceled(orders[0]!.id)) && (await isCanceled(orders[2]!.id)) ? true : null,
    );
    assert.equal(await isCanceled(orders[1]!.id), false);
    await mend();
    await until(async () => ((await isCanceled(orders[1]!.id)) ? true : null));
  });

  it("among the checkouts, customers and kinds of data that the nightly job deletes", async () => {
    const prepare = async () => {
      const email = `bad-row-${randomUUID()}@example.com`;
      const lines = [{ variant: await takeVariant("plenty"), quantity: 1 }];
      return { email, id: await prepareCheckout(await createPricedCheckout({ lines, email })) };
    };
    const made = [await prepare(), await prepare(), await prepare()];
    const ids = made.map(({ id }) => id).toSorted();
    const emails = made.map(({ email }) => email);
    const listed = (values: string[]) => values.map((value) => `'${value}'`).join(", ");
    await database.query(
      `update "checkout" set "expires_at" = now() - interval '1 day' where "id" in (${listed(ids)})`,
    );
    await database.query(
      `update "customer" set "updated_at" = now() - interval '15 days' where "email" in (${listed(emails)})`,
    );
    const leftOf = async (table: string, column: string, values: string[]) => {
      const rows = await database.query<{ value: string }>(
        `select "${column}" as "value" from "${table}" where "${column}" in (${listed(values)})`,
      );
      return rows.map(({ value }) => value);
    };
    const badEmail = made.find(({ id }) => id === ids[1])!.email;
    const goodEmail = emails.find((email) => email !== badEmail)!;
    await damage("checkout", "delete", `old."id" = '${ids[1]}'`);
    await damage("customer", "delete", `old."email" = '${goodEmail}'`);
    await deleteExpiredData(scripts);
    assert.deepEqual(await leftOf("checkout", "id", ids), [ids[1]]);
    assert.deepEqual(new Set(await leftOf("customer", "email", emails)), new Set([goodEmail]));
    await mend();
    await deleteExpiredData(scripts);
    assert.deepEqual(await leftOf("checkout", "id", ids), []);
    assert.deepEqual(await leftOf("customer", "email", emails), []);
  });

  it("among expiring points [9.27]", async () => {
    const members = [await createMember(), await createMember(), await createMember()];
    for (const { id } of members) await giveEarlier(id, 10, 183);
    // The job handles the accounts in the order of their ids.
    const ids = members.map(({ id }) => id).toSorted();
    await damage("ledger_entry", "insert", `new."account_id" = '${ids[1]}' and new."type" = 'expiration'`);
    const expire = () =>
      scripts.run(path.join(supportFolder, "keep-points.ts"), "expirePoints", new Date().toISOString());
    const listExpired = async () => {
      const rows = await database.query<{ account_id: string }>(
        `select "account_id" from "ledger_entry" where "type" = 'expiration' and "account_id" in (?, ?, ?)
         order by "account_id"`,
        ids,
      );
      return rows.map(({ account_id }) => account_id);
    };
    await expire();
    assert.deepEqual(await listExpired(), [ids[0], ids[2]]);
    await mend();
    await expire();
    assert.deepEqual(await listExpired(), ids);
  });

  it("among mails about expiring points [9.27]", async () => {
    const members = [await createMember(), await createMember(), await createMember()];
    for (const { id } of members) await giveEarlier(id, 10, 182 - 29);
    const ids = members.map(({ id }) => id).toSorted();
    await damage("mail", "insert", `new."source_id" = '${ids[1]}'`);
    await scripts.run(
      path.join(supportFolder, "keep-points.ts"),
      "queueExpiringMails",
      new Date().toISOString(),
    );
    const queued = await database.query<{ source_id: string }>(
      `select "source_id" from "mail" where "kind" = 'points_expiring' and "source_id" in (?, ?, ?)`,
      ids,
    );
    assert.deepEqual(new Set(queued.map(({ source_id }) => source_id)), new Set([ids[0], ids[2]]));
  });

  it("among expiring take-backs [4.37]", async () => {
    const takeBacks = [];
    for (let index = 0; index < 3; index += 1) takeBacks.push(await askGranted(await takeShippedOrder()));
    const numbers = takeBacks.map(({ number }) => number);
    for (const [index, number] of numbers.entries()) {
      await changeRow(
        `"expires_at" = now() - ?::int * interval '1 minute' where "number" = ?`,
        String(10 - index),
        number,
      );
    }
    await damage("take_back", "update", `old."number" = '${numbers[1]}' and new."state" = 'expired'`);
    await scripts.run(path.join(supportFolder, "expire-take-backs.ts"), new Date().toISOString());
    const states = await database.query<{ state: string }>(
      `select "state" from "take_back" where "number" in (?, ?, ?) order by "expires_at"`,
      numbers,
    );
    assert.deepEqual(
      states.map(({ state }) => state),
      ["expired", "created", "expired"],
    );
  });

  it("among unattached files", async () => {
    const uploads = await Promise.all(["a.pdf", "b.pdf", "c.pdf"].map((name) => upload(name, makePdf())));
    const ids = uploads.map(({ uploadId }) => uploadId);
    for (const id of ids) {
      await database.query(`update "upload" set "created_at" = now() - interval '3 hours' where "id" = ?`, [
        id,
      ]);
    }
    await damage("upload", "delete", `old."id" = '${ids[1]}'`);
    await deleteExpiredData(scripts);
    const left = await database.query<{ id: string }>(
      `select "id" from "upload" where "id" in (?, ?, ?)`,
      ids,
    );
    assert.deepEqual(left, [{ id: ids[1] }]);
  });

  it("among restock dates that have passed [4.29]", async () => {
    const variants = [await takeVariant("plenty"), await takeVariant("plenty"), await takeVariant("plenty")];
    const ids = variants.map(({ id }) => id);
    for (const id of ids) {
      const { body } = await saveVariation(id, { back_order: true, restock_on: "2099-01-01" });
      assert.equal(body.sold_without_stock, true);
    }
    await damage("product_variant", "update", `old."id" = '${ids[1]}' and not new."allow_backorder"`);
    await database.query(
      `update "variation_detail" set "restock_on" = '2020-01-31' where "id" in (
         select "variation_detail_id" from "product_product_variant_catalogue_variation_detail"
         where "product_variant_id" in (?, ?, ?))`,
      ids,
    );
    const listPromised = async () => {
      const rows = await database.query<{ id: string }>(
        `select "id" from "product_variant" where "allow_backorder" and "id" in (?, ?, ?)`,
        ids,
      );
      return rows.map(({ id }) => id);
    };
    await until(async () => ((await listPromised()).length <= 1 ? true : null));
    assert.deepEqual(await listPromised(), [ids[1]]);
    await mend();
    await until(async () => ((await listPromised()).length === 0 ? true : null));
    for (const id of ids) await saveVariation(id, { back_order: false, restock_on: null });
  });
});
