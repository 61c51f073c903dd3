import type { Content } from "../load/content.ts";
import { drawArticleMedia } from "./articles/article-drawings.ts";
import { favicon, logo } from "./brand.ts";
import { drawForm } from "./draw-form.ts";
import { resolveForm } from "./forms.ts";
import { drawHero } from "./hero/draw-hero.ts";
import { pictureFile } from "./picture-file.ts";

/** Every picture that the catalogue and the pages need: SVG text by file name. */
export function drawMedia({ products, colors }: Pick<Content, "products" | "colors">): Map<string, string> {
  const colorsById = new Map(colors.map((color) => [color.id, color]));
  const media = new Map([
    ["logo.svg", logo],
    ["favicon.svg", favicon],
    ["hero.svg", drawHero(colors)],
    ...drawArticleMedia(),
  ]);
  for (const product of products) {
    for (const variation of product.variations) {
      const file = pictureFile(product, variation);
      if (media.has(file)) continue;
      const { color = "", material, hotend } = variation.attributes;
      const look = { color: colorsById.get(color), material, hotend };
      media.set(file, drawForm(product.picture, resolveForm(product), look));
    }
  }
  return media;
}
