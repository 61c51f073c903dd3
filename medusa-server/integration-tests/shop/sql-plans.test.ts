import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { connection } from "../support/shop.ts";
import { fillCopies } from "../support/sql/fill-copies.ts";
import { findScans } from "../support/sql/find-scans.ts";
import { type KnownParts, readStatements } from "../support/sql/read-statements.ts";

const schema = "sql_plans";
const rowsPerTable = 20_000;
/** A table with more rows must not be read as a whole. */
const mostRows = 1000;

/** Tables that grow only with a merchandiser's setup, or whose rows are short-lived. */
const small = new Set([
  "category_detail",
  "geo_zone",
  "lock_lease",
  "product_category",
  "sales_channel_stock_location",
  "service_zone",
  "shipping_option",
  "shipping_option_price_set",
  "shipping_option_rule",
  "stock_location",
  "store",
]);

/** Statements that may read a whole table, and why. */
const allowed: Readonly<Record<string, string>> = {
  "features/accounts/modules/account/count-accounts.ts reads account":
    "a merchandiser's search for a text within a name",
  "features/outbox/modules/mail/service.ts reads mail":
    "once a night: an index would cost more with each mail",
  "features/retention/sql/find-unused-guests.ts reads cart":
    "once a night: guests without a cart or an order are the few",
  "features/retention/sql/find-unused-guests.ts reads order":
    "once a night: guests without a cart or an order are the few",
  "features/catalogue/modules/stock-notification/service.ts reads stock_notification":
    "most rows are what it looks for",
};

/** Parts of statements that are built at run time. */
const knownParts: KnownParts = {
  "features/inbox/find-enquiries.ts": { sql: [`e."folder" = ?`, `e."id" = ?`] },
  "features/orders/modules/checkout/service.ts": {
    [`columns.join(", ")`]: [`"placing_at" = ?`],
  },
  "features/inbox/modules/inbox/write-enquiry-change.ts": { column: ["state", "folder", "assignee_id"] },
  "features/retention/sql/forget-orders.ts": { blankAddress: [`"first_name" = null`] },
  "database/send-lists.ts": { [`members.join(", ")`]: ["'list', (select 1)"] },
};

const listTables = (sql: string, words = "from|join|update|into") =>
  [...sql.matchAll(new RegExp(`\\b(?:${words}) "(\\w+)"`, "g"))].map(([, table = ""]) => table);

describe(`with ${rowsPerTable} rows in each table`, () => {
  const { statements, unread } = readStatements(knownParts);
  let transaction: Knex.Transaction;

  before(async () => {
    // The whole test runs in a transaction that is rolled back: nothing stays, and other connections see nothing.
    transaction = await connection.transaction();
    const named = [...new Set(statements.flatMap(({ sql }) => listTables(sql)))];
    const { rows } = await transaction.raw<{ rows: { name: string }[] }>(
      `select tablename as "name" from pg_tables where schemaname = 'public' and tablename = any(?)`,
      [named],
    );
    await fillCopies(
      transaction,
      schema,
      rows.map(({ name }) => name),
      {
        rows: (table) => (small.has(table) ? 10 : rowsPerTable),
        usual: { "purchase.gift_cards": "'0'", "purchase.payment_method": "'invoice_email'" },
      },
    );
    await transaction.raw(`set local search_path to ${schema}, public`);
  });
  after(() => transaction.rollback());

  it("every statement can be read from the sources", () => {
    assert.deepEqual(unread, []);
    assert.ok(statements.length > 200, String(statements.length));
  });

  it("no statement reads a large table as a whole", async () => {
    // Makes the planner use an index wherever it can, as it would with ten times the rows. Hash and merge joins are off
    // because they read whole tables.
    for (const way of ["seqscan", "hashjoin", "mergejoin"]) {
      await transaction.raw(`set local enable_${way} = off`);
    }
    const { rows } = await transaction.raw<{ rows: { name: string; size: number }[] }>(
      `select relname as "name", reltuples as "size" from pg_class where relnamespace = ?::regnamespace`,
      [schema],
    );
    const large = new Set(rows.flatMap(({ name, size }) => (size > mostRows ? [name] : [])));
    const unused = new Set(Object.keys(allowed));
    const scans: string[] = [];
    for (const { file, line, sql } of statements) {
      for (const table of await findScans(transaction, sql, (name) => large.has(name))) {
        const scan = `${file} reads ${table}`;
        unused.delete(scan);
        if (!(scan in allowed)) scans.push(`${file}:${line} reads all of ${table}`);
      }
    }
    assert.deepEqual([...new Set(scans)], []);
    assert.deepEqual([...unused], []);
  });

  it("an index finds the rows that refer to a deleted row: the database looks for them at each deletion", async () => {
    const deleted = [...new Set(statements.flatMap(({ sql }) => listTables(sql, "delete from")))];
    const { rows } = await transaction.raw(
      `with recursive gone as (
         select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any(?)
         union
         select c.conrelid from pg_constraint c join gone on gone.oid = c.confrelid
         where c.contype = 'f' and c.confdeltype = 'c')
       select c.conrelid::regclass::text as "table", pg_get_constraintdef(c.oid) as "refers" from pg_constraint c
       where c.contype = 'f' and c.confrelid in (select oid from gone)
         and not exists (select 1 from pg_index i
           where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`,
      [deleted],
    );
    assert.deepEqual(rows, []);
  });
});
