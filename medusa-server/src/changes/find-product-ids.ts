import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const variant = z.object({ product_id: z.string().nullish() }).nullish();

/** How to get from the rows of each kind to the products that they are about. */
const ways = {
  variant: { fields: ["product_id"], row: variant.transform((row) => [row]) },
  variation_detail: {
    fields: ["product_variant.product_id"],
    row: z.object({ product_variant: variant }).transform(({ product_variant }) => [product_variant]),
  },
} as const;

/** The products that rows are about, deleted rows too; none for a row that stands for no product. */
export async function findProductIds(
  container: MedusaContainer,
  entity: keyof typeof ways,
  ids: readonly string[],
): Promise<string[]> {
  const { fields, row } = ways[entity];
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity, fields: [...fields], filters: { id: [...ids] }, withDeleted: true });
  return z
    .array(row)
    .parse(data)
    .flat()
    .flatMap((found) => found?.product_id ?? []);
}
