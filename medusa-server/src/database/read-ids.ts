import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "./read-by-sql.ts";

const idRow = z.object({ id: z.string() });

/** Reads the column "id" of one SQL statement; `?` marks a value. */
export async function readIds(
  container: MedusaContainer,
  sql: string,
  values: readonly Knex.RawBinding[],
): Promise<string[]> {
  return (await readBySql(container, idRow, sql, values)).map(({ id }) => id);
}
