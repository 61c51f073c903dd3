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
 * The first product of the shop's listing, which is what is measured.
 *
 * @param {string} api
 */
export async function readFirstProduct(api) {
  const { items } = await readJson(`${api}/catalog/products?language=sv&pageSize=1`, listing);
  const [first] = items;
  if (!first) throw new Error("The shop to be measured is empty");
  return first;
}
