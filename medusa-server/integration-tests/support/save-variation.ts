import { admin } from "./shop.ts";

type Detail = Record<string, unknown> & { assets: { pictures: { thumbnail: string }[] } };

/** Saves a variation's form with a change. */
export async function saveVariation(variantId: string, change: object) {
  const { body } = await admin<{ variation: Detail }>(`variations/${variantId}`);
  const { assets, ...saved } = body.variation;
  const kept = [
    "slug",
    "back_order",
    "discontinued",
    "active_date",
    "best_seller",
    "staff_pick",
    "color_hex",
  ].concat(["color_name", "restock_on", "attributes"]);
  return admin<{ sold_without_stock: boolean; fields?: Record<string, string> }>(`variations/${variantId}`, {
    ...Object.fromEntries(kept.map((name) => [name, saved[name]])),
    sale: null,
    picture: assets.pictures[0]!.thumbnail,
    ...change,
  });
}
