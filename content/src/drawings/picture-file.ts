import type { ProductContent, VariationContent } from "../schema/catalogue.ts";
import { resolveForm } from "./forms.ts";

export type PicturedProduct = Pick<ProductContent, "picture" | "drawing">;
export type PicturedVariation = {
  attributes: Pick<VariationContent["attributes"], "color" | "material" | "hotend">;
};

/** Part of a file's name. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/**
 * The file in the media directory that shows the whole of a variation, such as spool-galaxy-black.svg [3.13].
 * Variations that look alike share a file.
 */
export function pictureFile(product: PicturedProduct, variation: PicturedVariation): string {
  const { color, material, hotend } = variation.attributes;
  const kind = product.picture;
  const form = resolveForm(product);
  const looks = kind === "nozzle" ? [material, hotend] : [color];
  const parts = [kind, ...(form === kind ? [] : [form]), ...looks.filter((look) => look !== undefined)];
  return `${parts.map(toSlug).join("-")}.svg`;
}
