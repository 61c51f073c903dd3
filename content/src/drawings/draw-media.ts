import type { Content } from "../load/content.ts";
import type { ProductContent } from "../schema/catalogue.ts";
import { drawArticleMedia } from "./articles/article-drawings.ts";
import { favicon, logo } from "./brand.ts";
import { drawCloseUp } from "./draw-close-up.ts";
import { drawForm, type Look, plainColor } from "./draw-form.ts";
import { drawMarks } from "./draw-marks.ts";
import { drawNozzleBelow } from "./draw-nozzle-below.ts";
import { drawPrintHead } from "./draw-print-head.ts";
import { drawSample } from "./draw-sample.ts";
import { resolveForm } from "./forms.ts";
import { drawHero } from "./hero/draw-hero.ts";
import { toHeroMoment } from "./hero/hero-moment.ts";
import { listPictures, resolveSampleShape } from "./list-pictures.ts";
import type { PictureView } from "./picture-views.ts";

const drawings: Record<PictureView, (product: ProductContent, look: Look) => string> = {
  whole: (product, look) => drawForm(product.picture, resolveForm(product), look),
  sample: (product, { color }) => drawSample(resolveSampleShape(product), color ?? plainColor),
  closeUp: (_, { color }) => drawCloseUp(color ?? plainColor),
  head: drawPrintHead,
  below: (_, { material }) => drawNozzleBelow(material),
};

/** Every picture that the catalogue and the pages need: SVG text by file name. */
export function drawMedia({ products, colors }: Pick<Content, "products" | "colors">): Map<string, string> {
  const colorsById = new Map(colors.map((color) => [color.id, color]));
  const media = new Map([
    ["logo.svg", logo],
    ["favicon.svg", favicon],
    ["marks.svg", drawMarks()],
    ["hero-large.svg", drawHero(colors, "large", toHeroMoment(0))],
    ["hero-small.svg", drawHero(colors, "small", toHeroMoment(0))],
    ...drawArticleMedia(),
  ]);
  for (const product of products) {
    for (const variation of product.variations) {
      const { color = "", material, hotend } = variation.attributes;
      const look = { color: colorsById.get(color), material, hotend };
      for (const { view, file } of listPictures(product, variation)) {
        if (!media.has(file)) media.set(file, drawings[view](product, look));
      }
    }
  }
  return media;
}
