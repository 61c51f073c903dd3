import { isDeepStrictEqual } from "node:util";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";

export type FoundVariation = { product: CommerceProduct; variation: CommerceVariation };

/**
 * The products that the shop sells, by id, slug and variation. A product that was reread with equal content stays the
 * same object, which keeps its cached replies.
 */
export function createProductStore() {
  const byId = new Map<string, CommerceProduct>();
  const bySlug = new Map<string, CommerceProduct>();
  const byVariation = new Map<string, FoundVariation>();
  let all: readonly CommerceProduct[] = [];
  /** Variations with a timed sale, by product: indexed because every page of a member reads them [9.33]. */
  const timedSales = new Map<string, readonly CommerceVariation[]>();

  function forgetNames(id: string): void {
    const product = byId.get(id);
    if (product === undefined) return;
    if (bySlug.get(product.slug)?.id === id) bySlug.delete(product.slug);
    for (const variation of product.variations) byVariation.delete(variation.id);
  }

  function remove(id: string): void {
    forgetNames(id);
    timedSales.delete(id);
    byId.delete(id);
  }

  function put(product: CommerceProduct): void {
    forgetNames(product.id);
    byId.set(product.id, product);
    bySlug.set(product.slug, product);
    for (const variation of product.variations) byVariation.set(variation.id, { product, variation });
    const timed = product.variations.filter(({ timedSale }) => timedSale !== null);
    if (timed.length > 0) timedSales.set(product.id, timed);
    else timedSales.delete(product.id);
  }

  return {
    list: () => all,
    listTimedSales: () => [...timedSales.values()].flat(),
    get: (id: string) => byId.get(id) ?? null,
    findBySlug: (slug: string) => bySlug.get(slug) ?? null,
    findVariation: (id: string) => byVariation.get(id) ?? null,
    /**
     * Replaces all products, or those with the given ids, by the found ones; a product that was not found is no longer
     * sold. Returns the ids of the products that differed.
     */
    replace(ids: readonly string[] | "all", found: readonly CommerceProduct[]): readonly string[] {
      const foundIds = new Set(found.map(({ id }) => id));
      const gone = [...(ids === "all" ? byId.keys() : ids)].filter((id) => byId.has(id) && !foundIds.has(id));
      const changed = found.filter((product) => !isDeepStrictEqual(byId.get(product.id), product));
      if (gone.length + changed.length === 0) return [];
      for (const id of gone) remove(id);
      for (const product of changed) put(product);
      all = [...byId.values()];
      return [...gone, ...changed.map(({ id }) => id)];
    },
  };
}
