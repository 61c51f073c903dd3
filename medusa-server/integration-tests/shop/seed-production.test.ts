import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { builtFolder, medusaCli, packageFolder } from "../support/folders.ts";
import { connection, variable } from "../support/shop.ts";

const name = `production_${process.pid}`;
const url = new URL(variable("DATABASE_URL"));
url.pathname = `/${name}`;
const empty = knex({ client: "pg", connection: url.href });

function medusa(args: string[], { input = "", cwd = builtFolder } = {}) {
  const run = promisify(execFile)(process.execPath, [medusaCli, ...args], {
    cwd,
    // Like production: without the settings of the tests' own local shop.
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      DATABASE_URL: url.href,
      MEDUSA_DISABLE_TELEMETRY: "true",
      UPLOADS_DIR: path.join(tmpdir(), name),
      ...Object.fromEntries(
        ["JWT_SECRET", "COOKIE_SECRET", "INTERNAL_TOKEN", "GIFT_CARD_SECRET", "TAKE_BACK_SECRET"].map(
          (secret) => [secret, `${secret}-of-production`],
        ),
      ),
    },
    maxBuffer: 16_000_000,
  });
  run.child.stdin?.end(input);
  return run;
}

async function count(table: string): Promise<number> {
  const { rows } = await empty.raw<{ rows: { count: string }[] }>(
    `select count(*) from "${table}" where deleted_at is null`,
  );
  return Number(rows[0]?.count);
}

/** A data migration of this shop, which Medusa records under this name. */
const ownScript = "rename-the-store.js";

/** Copies the built server and adds that script. */
async function copyServer(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  await cp(builtFolder, folder, { recursive: true, filter: (source) => !source.endsWith("/public") });
  await symlink(path.join(packageFolder, "node_modules"), path.join(folder, "node_modules"));
  const scripts = path.join(folder, "src/migration-scripts");
  await mkdir(scripts, { recursive: true });
  await writeFile(path.join(scripts, ownScript), "exports.default = async () => {};\n");
  return folder;
}

async function seed(): Promise<void> {
  await connection.raw(`create database "${name}"`);
  await medusa(["db:migrate", "--execute-safe-links", "--skip-scripts"]);
  const cwd = await copyServer();
  await medusa(["exec", "./src/scripts/seed.js"], { cwd });
  await rm(cwd, { recursive: true });
}
/**
 * The run of the seed, which takes half a minute. Started here, so that it runs in parallel with other test files.
 */
const seeded = seed();
seeded.catch(() => {});

describe("a shop seeded in production", () => {
  before(() => seeded);
  after(async () => {
    await empty.destroy();
    await connection.raw(`drop database "${name}" with (force)`);
  });

  it("runs the data migrations of Medusa and of the shop", async () => {
    const { rows } = await empty.raw<{ rows: { script_name: string; finished_at: Date | null }[] }>(
      `select "script_name", "finished_at" from "script_migrations"`,
    );
    assert.ok(rows.length > 1);
    assert.ok(rows.some(({ script_name }) => script_name === ownScript));
    assert.deepEqual(
      rows.filter(({ finished_at }) => finished_at === null),
      [],
    );
  });

  it("contains no coupon and nothing to sell", async () => {
    for (const table of ["promotion", "promotion_campaign", "product", "product_variant", "inventory_item"]) {
      assert.equal(await count(table), 0, table);
    }
  });

  it("gets users with passwords from the standard input, and a changed password for one", async () => {
    const save = (password: string, email = "anna@example.com") =>
      medusa(["exec", "./src/scripts/save-admin-user.js", email], { input: `${password}\n` });
    const readHash = async () =>
      (
        await empty.raw<{ rows: { hash: string }[] }>(
          `select "provider_metadata"->>'password' as "hash" from "provider_identity" where "entity_id" = 'anna@example.com'`,
        )
      ).rows.map(({ hash }) => hash);
    assert.match((await save("the first password", "Anna@Example.com")).stdout, /was created/);
    const first = await readHash();
    assert.match((await save("the second password")).stdout, /was changed/);
    const second = await readHash();
    assert.deepEqual([await count("user"), first.length, second.length], [1, 1, 1]);
    assert.notEqual(first[0], second[0]);
    await assert.rejects(save("short"));

    await empty.raw(`delete from "provider_identity" where "entity_id" = 'anna@example.com'`);
    assert.match((await save("the third password")).stdout, /was changed/);
    const { rows } = await empty.raw<{ rows: { isLinked: boolean }[] }>(
      `select a."app_metadata"->>'user_id' = (select "id" from "user" where "email" = 'anna@example.com') as "isLinked"
       from "provider_identity" p join "auth_identity" a on a."id" = p."auth_identity_id"
       where p."entity_id" = 'anna@example.com'`,
    );
    assert.deepEqual([await count("user"), rows], [1, [{ isLinked: true }]]);
  });

  it("contains everything that a merchandiser needs to sell the first product", async () => {
    for (const table of [
      "region",
      "tax_region",
      "sales_channel",
      "stock_location",
      "shipping_option",
      "shipping_profile",
      "shop_setting",
      "product_category",
      "category_detail",
    ]) {
      assert.ok((await count(table)) > 0, table);
    }
    const { rows } = await empty.raw<{ rows: { currency_code: string }[] }>(
      `select currency_code from store_currency where deleted_at is null order by currency_code`,
    );
    assert.deepEqual(
      rows.map(({ currency_code }) => currency_code),
      ["dkk", "eur", "gbp", "nok", "sek", "usd"],
    );
  });
});
