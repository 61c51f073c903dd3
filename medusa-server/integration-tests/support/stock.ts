import { admin, internal } from "./shop.ts";

type Level = { stocked_quantity: number; reserved_quantity: number };

export type TestVariant = {
  id: string;
  sku: string;
  prices: { currency_code: string; amount: number }[];
  inventory_items: { inventory_item_id: string; inventory: { location_levels: Level[] } }[];
  variation_detail: {
    back_order: boolean;
    discontinued: boolean;
    restock_on: string | null;
    sale_percentage: number | null;
  };
};
type Product = {
  handle: string;
  product_detail: { physical: boolean; discontinued: boolean };
  variants: TestVariant[];
};

/** Calculates the available quantity of a variant: its stock less reservations. */
export function availableOf({ inventory_items }: TestVariant): number {
  const levels = inventory_items.flatMap(({ inventory }) => inventory.location_levels);
  return levels.reduce(
    (sum, { stocked_quantity, reserved_quantity }) => sum + stocked_quantity - reserved_quantity,
    0,
  );
}

/**
 * Share of the products that this run of the tests uses. "1/2" is the first of two concurrent runs, which share the
 * products; by default a run uses all products. The products' handles, which are the same in every seeded shop, decide
 * the share, so that a test always gets the same products.
 */
const [share = 1, shares = 1] = (process.env["PRODUCT_SHARE"] ?? "1/1").split("/").map(Number);
/**
 * Products reserved for the browser tests, which run later, buy at the seed's price and count stock without holds.
 */
const forBrowser: readonly string[] = ["karna-pla", "ptfe-tube"];
const isOurs = ({ handle }: Product) =>
  !forBrowser.includes(handle) &&
  [...handle].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % shares === share - 1;

/** Lists the variants that are shipped and stay in the assortment. */
export async function listVariants(): Promise<TestVariant[]> {
  const { body } = await internal<{ products: Product[] }>("products?limit=1000");
  return body.products
    .filter(isOurs)
    .filter(({ product_detail }) => product_detail.physical && !product_detail.discontinued)
    .flatMap(({ variants }) => variants.filter(({ variation_detail }) => !variation_detail.discontinued));
}

/** Time at which each variant was last taken, by its id. */
const taken = new Map<string, number>();
let takes = 0;

/**
 * Takes a variant that is shipped, stays in the assortment and is in the given state: an unused variant, or the one used
 * longest ago. "plenty": at least 30 in stock. "bounded": at least one in stock, without backorders.
 */
export async function takeVariant(state: "plenty" | "bounded"): Promise<TestVariant> {
  const variant = (await listVariants())
    .toSorted(
      (a, b) =>
        (taken.get(a.id) ?? 0) - (taken.get(b.id) ?? 0) ||
        availableOf(a) - availableOf(b) ||
        a.sku.localeCompare(b.sku),
    )
    .find((candidate) =>
      state === "plenty"
        ? availableOf(candidate) >= 30
        : availableOf(candidate) >= 1 && candidate.variation_detail.restock_on === null,
    );
  if (variant === undefined) throw new Error(`No variant left that is ${state}`);
  taken.set(variant.id, (takes += 1));
  return variant;
}

/** Reads the variant's current state. */
export async function readVariant(id: string): Promise<TestVariant> {
  const { body } = await internal<{ products: { variants: TestVariant[] }[] }>(`products?variant=${id}`);
  return body.products[0]!.variants[0]!;
}

/** Sets the available quantity of a variant that is stocked at one place. */
export async function setAvailable({ inventory_items }: TestVariant, available: number): Promise<void> {
  const id = inventory_items[0]!.inventory_item_id;
  const { body } = await admin<{
    inventory_levels: { location_id: string; reserved_quantity: number }[];
  }>(`inventory-items/${id}/location-levels`);
  for (const [index, { location_id, reserved_quantity }] of body.inventory_levels.entries()) {
    await admin(`inventory-items/${id}/location-levels/${location_id}`, {
      stocked_quantity: reserved_quantity + (index === 0 ? available : 0),
    });
  }
}
