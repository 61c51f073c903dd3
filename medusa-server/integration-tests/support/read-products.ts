import { isDeepStrictEqual } from "node:util";
import { admin, internal } from "./shop.ts";

const shape = {
  id: 0,
  sku: 0,
  ean: 0,
  manage_inventory: 0,
  weight: 0,
  variation_detail: {
    slug: 0,
    back_order: 0,
    discontinued: 0,
    active_date: 0,
    best_seller: 0,
    staff_pick: 0,
    color_hex: 0,
    color_name: 0,
    sale_name: 0,
    sale_percentage: 0,
    restock_on: 0,
    attributes: 0,
    assets: 0,
  },
  inventory_items: [
    {
      required_quantity: 0,
      inventory: {
        location_levels: [
          {
            stocked_quantity: 0,
            reserved_quantity: 0,
          },
        ],
      },
    },
  ],
};

/** Picks the parts of a value that a shape names; 0 keeps a part whole, and a list of one applies to each element. */
export function pickLike(wanted: unknown, value: unknown): unknown {
  if (wanted === 0 || value === null || typeof value !== "object") return value ?? null;
  if (Array.isArray(value)) return value.map((one) => pickLike((wanted as unknown[])[0], one));
  const fields = Object.entries(wanted as object);
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, pickLike(inner, (value as Record<string, unknown>)[name])]),
  );
}

type ReadPrice = {
  currency_code: string;
  amount: number;
  price_list_id?: string | null;
  min_quantity: number | null;
  rules_count?: number;
  /** Rules of a price, which the admin API replaces by their number. */
  rules?: object;
};
export type ReadVariant = { id: string; prices: ReadPrice[] } & Record<string, unknown>;
export type ReadProduct = { id: string; categories: { id: string }[]; variants: ReadVariant[] } & Record<
  string,
  unknown
>;

const detailShape = {
  type: 0,
  manufacturer: 0,
  sold_by: 0,
  primary_attribute: 0,
  secondary_attribute: 0,
  discontinued: 0,
  restricted: 0,
  physical: 0,
  main_category: 0,
  specifications: 0,
  specifications_by_size: 0,
  information: 0,
  texts: 0,
};
const productShape = { id: 0, handle: 0, title: 0, description: 0, product_detail: detailShape };

const writeShape = {
  id: 0,
  inventory_items: [{ inventory: { location_levels: [{ id: 0, updated_at: 0 }] } }],
};

const stockOf = "variants.inventory_items.inventory.location_levels";
const graphFields = [
  "id",
  "handle",
  "title",
  "description",
  "product_detail.*",
  "categories.id",
  "variants.id",
  "variants.sku",
  "variants.ean",
  "variants.manage_inventory",
  "variants.weight",
  "variants.variation_detail.*",
  "variants.prices.*",
  "variants.inventory_items.required_quantity",
  `${stockOf}.*`,
  `${stockOf}.stock_locations.name`,
  `${stockOf}.stock_locations.sales_channels.id`,
];

export const sorted = <T>(list: readonly T[]) =>
  list.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

// The graph adds the ids of intermediate rows, and returns lists in no fixed order: only these fields are compared.
export const pickVariant = ({ prices, ...variant }: ReadVariant) => ({
  plain: pickLike(shape, variant),
  prices: sorted(
    prices.map(
      ({ currency_code, amount, min_quantity, rules, rules_count = Object.keys(rules ?? {}).length }) => ({
        currency_code,
        amount,
        min_quantity,
        rules_count,
      }),
    ),
  ),
});
export const pickProduct = ({ variants, categories, ...product }: ReadProduct) => ({
  plain: pickLike(productShape, product),
  categories: sorted(categories.map(({ id }) => id)),
  variants: sorted(variants.map(pickVariant)),
});

/** Reads all products by id, sorted by id. */
async function readProductsByGraph() {
  const { body } = await admin<{ products: ReadProduct[] }>(
    `products?status[]=published&limit=1000&fields=${graphFields.join(",")}`,
  );
  const products = body.products.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return new Map(
    products.map((product) => [
      product.id,
      {
        picked: pickProduct(product),
        /**
         * Time of the last write to each stock level. It differs when stock was reserved or released between two reads.
         */
        writes: sorted(product.variants.map((variant) => pickLike(writeShape, variant))),
      },
    ]),
  );
}

type Replies = {
  byGraph: ReturnType<typeof pickProduct>;
  product: ReadProduct | undefined;
  variants: ReadVariant[];
};

/**
 * Reads all products by Medusa's graph and by the internal API, and the first 80 variants also by their ids. Other tests
 * reserve and release stock meanwhile. A product's replies therefore count only if its stock was not written between the
 * first and the last read; otherwise the product is read again.
 */
export async function readProductsBothWays() {
  const settled = new Map<string, Replies>();
  for (;;) {
    const before = await readProductsByGraph();
    const { products } = (await internal<{ products: ReadProduct[] }>("products?limit=1000")).body;
    const ids = products.flatMap((product) => product.variants.map(({ id }) => id)).slice(0, 80);
    const { body } = await internal<{ products: ReadProduct[] }>(`products?variant=${ids.join(",")}`);
    const after = await readProductsByGraph();
    for (const [id, read] of before) {
      if (!isDeepStrictEqual(read, after.get(id))) continue;
      const product = products.find((one) => one.id === id);
      const { variants = [] } = body.products.find((one) => one.id === id) ?? {};
      settled.set(id, { byGraph: read.picked, product, variants });
    }
    if ([...before.keys()].some((id) => !settled.has(id))) continue;
    const replies = products.flatMap(({ id }) => settled.get(id) ?? []);
    return {
      byGraph: [...before.keys()].map((id) => settled.get(id)!.byGraph),
      products: products.map((product) => settled.get(product.id)?.product ?? product),
      variants: replies.flatMap(({ variants }) => variants),
    };
  }
}
