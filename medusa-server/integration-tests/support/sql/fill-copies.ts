import type { Knex } from "@medusajs/framework/mikro-orm/knex";

type Column = { name: string; type: string; is_enum: boolean; is_nullable: boolean; allowed: string | null };

/** One in this many rows is exceptional: it has a set flag, a date that most rows lack, or a rare state. */
const fewOneIn = 100;

/** Generates a column's value for row `i`. Ids of equal number belong together, and dates go back hour by hour. */
function toValue({ name, type, is_enum, is_nullable, allowed }: Column, usual: string | undefined): string {
  const date = "now() - i * interval '1 hour'";
  const few = (value: string, others: string) =>
    `case when i % ${fewOneIn} = 0 then ${value} else ${others} end`;
  if (name === "deleted_at") return "null";
  if (usual !== undefined) return few("i::text", usual);
  const words = allowed?.match(/'[^']+'(?=::text)/g) ?? [];
  if (words.length > 0) {
    return few(`(array[${words.join(", ")}])[1 + i / ${fewOneIn} % ${words.length}]`, words.at(-1)!);
  }
  if (/^timestamp|^date/.test(type)) return is_nullable ? few(date, "null") : date;
  if (type === "boolean") return few("true", "false");
  if (type === "jsonb") return "'{}'";
  if (is_enum) return `(enum_range(null::${type}))[1]`;
  return type.endsWith("[]") ? "'{}'" : "i";
}

/**
 * Creates a schema with copies of tables, fills them and analyzes them. Indexes keep the originals' names. Foreign keys
 * and check constraints are omitted.
 *
 * @param options.rows rows per table
 * @param options.usual value of most rows, by "table.column"; for a state the last allowed one by default
 */
export async function fillCopies(
  transaction: Knex.Transaction,
  schema: string,
  tables: readonly string[],
  { rows, usual }: { rows: (table: string) => number; usual: Readonly<Record<string, string>> },
): Promise<void> {
  await transaction.raw(`create schema "${schema}"`);
  // Rough statistics are faster. They suffice, since the planner only has to see which tables are large.
  await transaction.raw("set local default_statistics_target = 10");
  for (const table of tables) {
    const copy = `"${schema}"."${table}"`;
    const columns = await transaction.raw<{ rows: Column[] }>(
      `select a.attname as "name", format_type(a.atttypid, a.atttypmod) as "type", not a.attnotnull as "is_nullable",
         exists (select 1 from pg_type t where t.oid = a.atttypid and t.typtype = 'e') as "is_enum",
         (select min(pg_get_constraintdef(c.oid)) from pg_constraint c
          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as "allowed"
       from pg_attribute a where a.attrelid = ('public.' || quote_ident(?))::regclass and a.attnum > 0
         and not a.attisdropped and a.attgenerated = ''`,
      [table],
    );
    const names = columns.rows.map(({ name }) => `"${name}"`);
    const values = columns.rows.map(
      (column) => `(${toValue(column, usual[`${table}.${column.name}`])})::${column.type}`,
    );
    await transaction.raw(
      `create unlogged table ${copy} (like public."${table}" including defaults including generated)`,
    );
    await transaction.raw(
      `insert into ${copy} (${names.join(", ")}) select ${values.join(", ")} from generate_series(1, ${rows(table)}) i`,
    );
    const indexes = await transaction.raw<{ rows: { indexdef: string }[] }>(
      "select indexdef from pg_indexes where schemaname = 'public' and tablename = ?",
      [table],
    );
    for (const { indexdef } of indexes.rows) {
      await transaction.raw(indexdef.replace(" ON public.", ` ON "${schema}".`));
    }
    await transaction.raw(`analyze ${copy}`);
  }
}
