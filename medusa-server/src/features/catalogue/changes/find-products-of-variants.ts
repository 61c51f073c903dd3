import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const variantRows = z.array(z.object({ product_id: z.string().nullish() }));

/** Returns the ids of the products of some variants, deleted ones included. */
export async function findProductsOfVariants(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "variant", fields: ["product_id"], filters: { id: [...ids] }, withDeleted: true });
  return [...new Set(variantRows.parse(data).flatMap(({ product_id }) => product_id ?? []))];
}
