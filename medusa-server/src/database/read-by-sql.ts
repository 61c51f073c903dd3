import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/**
 * Runs one SQL statement (`?` marks a value), for reads on which `readRows` is too slow. Parses each row; a row that
 * does not match the schema is a defect and throws.
 */
export async function readBySql<Row extends z.ZodType>(
  container: MedusaContainer,
  row: Row,
  sql: string,
  values: readonly Knex.RawBinding[] = [],
): Promise<z.infer<Row>[]> {
  const found: unknown = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(sql, [...values]);
  return z.object({ rows: z.array(row) }).parse(found).rows;
}
