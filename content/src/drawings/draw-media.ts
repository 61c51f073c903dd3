import type { Content } from "../load/content.ts";
import type { Color } from "../schema/catalogue.ts";
import { drawCloseUp } from "./draw-close-up.ts";
import { drawSample } from "./draw-sample.ts";
import { drawSpool } from "./draw-spool.ts";
import { listPictures, resolveSampleShape } from "./list-pictures.ts";

/** The drawn color of filament whose variation has none. */
const plainColor: Color = {
  id: "plain",
  name: { da: "", de: "", en: "", es: "", fr: "", it: "", no: "", sv: "" },
  hex: "#2f7d6b",
  finish: "solid",
  stops: [],
};

/** Draws the pictures that depend on a filament's color: SVG text by file name. Others lie in content/media. */
export function drawMedia({ products, colors }: Pick<Content, "products" | "colors">): Map<string, string> {
  const colorsById = new Map(colors.map((color) => [color.id, color]));
  const media = new Map<string, string>();
  for (const product of products.filter(({ picture }) => picture === "spool")) {
    const drawings = {
      whole: drawSpool,
      sample: (color: Color) => drawSample(resolveSampleShape(product), color),
      closeUp: drawCloseUp,
    };
    for (const variation of product.variations) {
      const color = colorsById.get(variation.attributes.color ?? "") ?? plainColor;
      for (const { view, file } of listPictures(product, variation)) {
        if (view in drawings && !media.has(file))
          media.set(file, drawings[view as keyof typeof drawings](color));
      }
    }
  }
  return media;
}
