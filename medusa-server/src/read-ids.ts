import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const foundIds = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** The column "id" of what one SQL statement finds; `?` stands for a value. */
export async function readIds(
  container: MedusaContainer,
  sql: string,
  values: readonly Knex.RawBinding[],
): Promise<string[]> {
  const found: unknown = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(sql, [...values]);
  return foundIds.parse(found).rows.map(({ id }) => id);
}
