import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/**
 * What one SQL statement finds (`?` stands for a value), for what `readRows` would take too long over. Parses each
 * row; a row that is not as the schema says is a defect and throws.
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
