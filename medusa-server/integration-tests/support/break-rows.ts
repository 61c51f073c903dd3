import { randomUUID } from "node:crypto";
import { database } from "./shop.ts";

/**
 * Makes the database refuse to write or delete some rows of a table, as if they were damaged. A statement that writes
 * or deletes such a row fails for all of its rows.
 *
 * @param where condition on the columns of `old` and `new`
 * @returns a function that repairs the rows
 */
export async function breakRows(
  table: string,
  on: "insert" | "update" | "delete",
  where: string,
): Promise<() => Promise<void>> {
  const name = `broken_${randomUUID().replaceAll("-", "")}`;
  await database.query(
    `create function "${name}"() returns trigger language plpgsql as $$ begin raise exception 'a bad row'; end $$`,
  );
  await database.query(
    `create trigger "${name}" before ${on} on "${table}" for each row when (${where}) execute function "${name}"()`,
  );
  return async () => {
    await database.query(`drop function "${name}"() cascade`);
  };
}
