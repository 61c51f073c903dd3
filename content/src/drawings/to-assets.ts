import { languages, type Language } from "../languages.ts";
import type { Color, ProductContent, VariationContent } from "../schema/catalogue.ts";
import { listPictures } from "./list-pictures.ts";
import { pictureViews } from "./picture-views.ts";

export type Asset = {
  type: "image";
  thumbnail: string;
  imgixPath: string;
  description: Record<Language, string>;
  bgColor: string;
};

/** The soft ground that pictures of products stand on: the drawings are transparent. */
export const pictureBackground = "#f2efe9";

/** The pictures of a variation with their texts: "Kärna PLA, Black: printed sample" [3.13]. */
export function toAssets(
  product: ProductContent,
  variation: VariationContent,
  color: Color | undefined,
): Asset[] {
  return listPictures(product, variation).map(({ view, file }) => {
    const texts = languages.map((language) => {
      const { name } = product.texts[language];
      const whole = color === undefined ? name : `${name}, ${color.name[language]}`;
      return [language, view === "whole" ? whole : `${whole}: ${pictureViews[view][language]}`] as const;
    });
    const path = `/media/${file}`;
    return {
      type: "image",
      thumbnail: path,
      imgixPath: path,
      description: Object.fromEntries(texts) as Asset["description"],
      bgColor: pictureBackground,
    };
  });
}
