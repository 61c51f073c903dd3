import type { CommerceProduct } from "../commerce/product.ts";

/** Whether a product belongs to a category or to one below it. */
export function isInCategory(product: Pick<CommerceProduct, "categories">, path: string): boolean {
  return product.categories.some((own) => own === path || own.startsWith(`${path}>`));
}
