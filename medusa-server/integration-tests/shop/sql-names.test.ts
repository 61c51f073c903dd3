import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { it } from "node:test";
import { repositoryFolder } from "../support/folders.ts";
import { database } from "../support/shop.ts";

const sources = path.join(repositoryFolder, "medusa-server/src");

type Named = { file: string; table: string; column: string | null };

/** Lists the tables and columns named by the statements in a file, as far as a column's table is known. */
function listNames(file: string): Named[] {
  const text = fs.readFileSync(path.join(sources, file), "utf8");
  const statements = [...text.matchAll(/`[^`]*`/g)].map(([literal]) => literal);
  return statements.flatMap((sql) => {
    const tables = [...sql.matchAll(/\b(?:from|join|update|into) "(\w+)"(?: (?:as )?"?(\w+)"?)?/g)];
    // A keyword after a table counts as its alias, but no column is named with a keyword as its table.
    const aliases = new Map(tables.map(([, table = "", alias = table]) => [alias, table]));
    const columns = [...sql.matchAll(/"?\b(\w+)"?\."(\w+)"/g)].flatMap(([, alias = "", column = ""]) => {
      const table = aliases.get(alias);
      return table === undefined ? [] : [{ file, table, column }];
    });
    return [...tables.map(([, table = ""]) => ({ file, table, column: null })), ...columns];
  });
}

it("every table and column named by a statement of the shop exists: a removal by a new version of Medusa fails here", async () => {
  const files = fs.globSync("**/*.ts", {
    cwd: sources,
    exclude: (name) => /\.test\.ts$|migrations/.test(name),
  });
  const rows = await database.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  const tables = new Set(rows.map(({ table_name }) => table_name));
  const columns = new Set(rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
  const names = files.flatMap(listNames).filter(({ table }) => !made.has(table));
  const missing = names.filter(({ table, column }) =>
    column === null ? !tables.has(table) : !columns.has(`${table}.${column}`),
  );
  assert.deepEqual(missing, []);
  // Guards against passing because nothing was read.
  assert.ok(names.length > 400, String(names.length));
});

it("statements outside folders named `sql` name only the shop's own tables", () => {
  const migrations = fs.globSync("features/*/modules/*/migrations/*.ts", { cwd: sources });
  const own = new Set(
    migrations.flatMap((file) =>
      [
        ...fs
          .readFileSync(path.join(sources, file), "utf8")
          .matchAll(/(?:create table (?:if not exists )?|rename to )"(\w+)"/g),
      ].map(([, table = ""]) => table),
    ),
  );
  assert.ok(own.has("purchase"));
  const files = fs.globSync("**/*.ts", {
    cwd: sources,
    exclude: (name) => /\.test\.ts$|migrations|^sql$/.test(name),
  });
  const named = files.flatMap(listNames).filter(({ table }) => !made.has(table) && !own.has(table));
  assert.deepEqual(named, []);
});

/** Names that a statement defines itself. */
const made = new Set(["distributed", "due", "gone", "placed"]);
