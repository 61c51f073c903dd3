import type { ProductContent } from "../schema/catalogue.ts";
import { pictureFile, toSlug, type PicturedProduct, type PicturedVariation } from "./picture-file.ts";
import type { PictureView } from "./picture-views.ts";
import type { SampleShape } from "./draw-sample.ts";

type ListedProduct = PicturedProduct & Pick<ProductContent, "categories">;

/** Categories of strong materials. Shoppers buy them for functional parts, so their sample is a gear and no vase. */
const strongCategories =
  /conductive|engineering|heat-resistant|nylon|>pc$|>pp$|reinforced|shielding|support|tough/;

/** The shape that a filament's printed sample has. */
export function resolveSampleShape({ categories }: Pick<ProductContent, "categories">): SampleShape {
  return categories.some((path) => strongCategories.test(path)) ? "gear" : "vase";
}

/** The files in the media directory that show a variation, the one for cards first [3.13]. */
export function listPictures(
  product: ListedProduct,
  variation: PicturedVariation,
): { view: PictureView; file: string }[] {
  const { color = "plain", material = "brass" } = variation.attributes;
  const pictures: { view: PictureView; file: string }[] = [
    { view: "whole", file: pictureFile(product, variation) },
  ];
  if (product.picture === "spool") {
    pictures.push(
      { view: "sample", file: `sample-${resolveSampleShape(product)}-${toSlug(color)}.svg` },
      { view: "closeUp", file: `close-up-${toSlug(color)}.svg` },
    );
  }
  if (product.picture === "printer") pictures.push({ view: "head", file: "print-head.svg" });
  if (product.picture === "nozzle") {
    pictures.push({ view: "below", file: `nozzle-below-${toSlug(material)}.svg` });
  }
  return pictures;
}
