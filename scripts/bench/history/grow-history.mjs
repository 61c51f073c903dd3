import { z } from "zod";
import { inDatabase } from "../in-database.mjs";

/** Tables that are not copied: their rows are deleted soon, or exist once for all orders. */
const passing = new Set([
  "accepted_text",
  "catalogue_change",
  "idempotency_record",
  "lock_lease",
  "mikro_orm_migrations",
  "price_record",
  "reservation_item",
  "workflow_execution",
]);

/** Unique numbers that no database sequence assigns; each copy adds an offset to them. */
const numbered = new Set(["invoice.number", "credit_note.number"]);
const numbersApart = 1000;

/** Matches unique names: ids, hashes, tokens and e-mail addresses. */
const names =
  /[a-z_]+_[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{24,64}\b|(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:[\w-]{22}|[\w-]{43})(?![\w-])/g;
/** Placeholder for the number of a copy. */
const mark = "¤";
/** SQL of a copy's age in days. Steps of the golden ratio spread the copies evenly over the year before now. */
const ageInDays = "365 * (copy * 0.6180339887 - floor(copy * 0.6180339887))";

const tableRow = z.object({ name: z.string(), dated: z.string() });
const columnRow = z.object({
  name: z.string(),
  type: z.string(),
  stored: z.string(),
  isNumbered: z.boolean(),
});

/** @typedef {{ since: Date, until: Date }} Span */
/** @typedef {{ table: string, columns: z.output<typeof columnRow>[], templates: string[] }} Part */

/**
 * Reads the rows that were written in a span of time, by table, as templates for copies: a name that first occurs in
 * these rows gets the placeholder of the copy's number.
 *
 * @param {string} databaseUrl
 * @param {Span} span
 * @returns {Promise<Part[]>}
 */
export const readHistory = (databaseUrl, span) =>
  inDatabase(databaseUrl, (client) => readParts(client, span));

/** @param {import("pg").Client} client @param {Span} span */
async function readParts(client, { since, until }) {
  const tables = z.array(tableRow).parse(
    (
      await client.query(
        `select c.relname as "name", a.attname as "dated" from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname in ('created_at', 'at') and not a.attisdropped
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         order by c.relname, a.attname desc`,
      )
    ).rows,
  );
  const known = new Set();
  const found = [];
  for (const { name, dated } of new Map(tables.map((table) => [table.name, table])).values()) {
    if (passing.has(name)) continue;
    const read = async (/** @type {Date} */ from, /** @type {Date} */ to) => {
      const sql = `select to_jsonb(t)::text as "row" from "${name}" t where "${dated}" >= $1 and "${dated}" < $2`;
      const { rows } = await client.query(sql, [from, to]);
      return z
        .array(z.object({ row: z.string() }))
        .parse(rows)
        .map(({ row }) => row);
    };
    for (const row of await read(new Date(0), since))
      for (const [word] of row.matchAll(names)) known.add(word);
    const rows = await read(since, until);
    if (rows.length > 0) found.push({ table: name, rows });
  }
  /** @type {Part[]} */
  const parts = [];
  for (const { table, rows } of found) {
    const columns = z.array(columnRow).parse(
      (
        await client.query(
          `select column_name as "name", data_type as "type", udt_name as "stored",
             coalesce(column_default like '%nextval(%', false) as "isNumbered"
           from information_schema.columns
           where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
          [table],
        )
      ).rows,
    );
    const templates = rows.map((row) =>
      row
        .replaceAll(names, (word) => (known.has(word) ? word : `${word}~${mark}`))
        // Moves the placeholder of an e-mail address so that the address stays valid.
        .replaceAll(new RegExp(`~${mark}@`, "g"), `.${mark}@`),
    );
    parts.push({ table, columns, templates });
  }
  return parts;
}

/** @param {Part} part @param {z.output<typeof columnRow>} column */
function toValue({ table, templates }, { name, type, stored }) {
  if (type.startsWith("timestamp")) return `r."${name}" - shift`;
  const isMarked = templates.some((template) => JSON.stringify(JSON.parse(template)[name]).includes(mark));
  if (isMarked) return `replace(r."${name}"::text, '${mark}', copy::text)::"${stored}"`;
  if (numbered.has(`${table}.${name}`)) return `r."${name}" + copy * ${numbersApart}`;
  return `r."${name}"`;
}

/**
 * SQL that does to old rows what the shop's jobs would have done by then: delete or anonymize them and expire points.
 * docs/operations.md has the times.
 */
const aged = [
  `delete from "mail" where "created_at" < now() - interval '90 days'`,
  `delete from "journal_event" where "created_at" < now() - interval '90 days'`,
  `with old as (
     update "checkout" set "data" = '{}', "payment" = null, "payment_token" = null
     where "order_id" is not null and "updated_at" < now() - interval '90 days' and "data" <> '{}' returning "cart_id"),
   carts as (
     update "cart" set "email" = null where "id" in (select "cart_id" from old)
     returning "shipping_address_id", "billing_address_id")
   delete from "cart_address" where "id" in (
     select unnest(array["shipping_address_id", "billing_address_id"]) from carts)`,
  `insert into "ledger_entry" ("id", "account_id", "type", "amount_minor", "at", "lot_id", "idempotency_key")
   select e."id" || '-end', e."account_id", 'expiration', - e."amount_minor", e."expires_at", e."id", 'expiration:' || e."id"
   from "ledger_entry" e where e."amount_minor" > 0 and e."expires_at" < now()
     and not exists (select 1 from "ledger_entry" x where x."lot_id" = e."id")`,
  `update "club_membership" m set "next_expiry_at" = (
     select min(e."expires_at") from "ledger_entry" e where e."account_id" = m."account_id" and e."expires_at" > now())
   where m."next_expiry_at" < now()`,
  `insert into "mail" ("id", "kind", "subject_id", "source_id", "email", "language", "state", "attempts", "next_attempt_at", "sent_at")
   select 'mail-' || subject, 'points_expiring', subject, "account_id", "email", 'sv', 'sent', 1, now(), now() from (
     select distinct e."account_id", a."email", e."account_id" || ':' ||
       to_char(e."expires_at" at time zone 'UTC', 'YYYY-MM-DD') || ':' || n."days" as subject
     from "ledger_entry" e join "account" a on a."id" = e."account_id"
     cross join (values (7), (30)) n ("days")
     where e."amount_minor" > 0 and e."expires_at" > now() and e."expires_at" < now() + interval '31 days') due
   on conflict do nothing`,
];

/** Number of tables that are filled at the same time. */
const tablesAtOnce = 4;

/** @param {import("pg").Client} client @param {Part} part @param {{ from: number, to: number }} range */
function copyRows(client, part, { from, to }) {
  const { table, columns, templates } = part;
  const written = columns.filter(({ isNumbered }) => !isNumbered);
  return client.query(
    `insert into "${table}" (${written.map(({ name }) => `"${name}"`).join(", ")})
     with r as materialized (
       select r.* from unnest($1::text[]) template, jsonb_populate_record(null::"${table}", template::jsonb) r)
     select ${written.map((column) => toValue(part, column)).join(", ")}
     from (select copy, make_interval(secs => 86400 * ${ageInDays}) as shift
       from generate_series($2::int, $3::int) copy order by ${ageInDays} desc) copies
     cross join r`,
    [templates, from, to],
  );
}

/**
 * Copies the first orders straight into the tables, with their accounts, customers, checkouts, carts, payments,
 * fulfilments, invoices, mails, points and gift cards. Copies have "~" and their number in their ids.
 *
 * @param {string} databaseUrl
 * @param {readonly Part[]} parts the first orders, as readHistory gives them
 * @param {{ from: number, to: number }} range of copies
 */
export async function growHistory(databaseUrl, parts, range) {
  const waiting = [...parts];
  const work = () =>
    inDatabase(
      databaseUrl,
      async (client) => {
        await client.query("set local synchronous_commit = off");
        for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
          await copyRows(client, part, range);
        }
      },
      { after: null },
    );
  await Promise.all(Array.from({ length: tablesAtOnce }, work));
  const age = async (/** @type {import("pg").Client} */ client) => {
    for (const sql of aged) await client.query(sql);
  };
  await inDatabase(databaseUrl, age, { after: "vacuum analyze" });
}
