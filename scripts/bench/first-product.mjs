import { z } from "zod";
import { readJson } from "./read-json.mjs";

const listing = z.object({
  items: z.array(
    z.object({
      product: z.object({ id: z.string(), slug: z.string() }),
      variation: z.object({ id: z.string(), slug: z.string() }),
    }),
  ),
});

/**
 * Reads the first filament of the shop, which the benches measure. A gift card would not do: not every site sells it.
 *
 * @param {string} api
 */
export async function readFirstProduct(api) {
  const { items } = await readJson(
    `${api}/catalog/products?language=sv&pageSize=1&category=filaments-by-material`,
    listing,
  );
  const [first] = items;
  if (!first) throw new Error("The shop to be measured is empty");
  return first;
}
