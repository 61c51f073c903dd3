import type { Color, Picture } from "../schema/catalogue.ts";
import { drawAdhesive } from "./draw-adhesive.ts";
import { drawBuildPlate } from "./draw-build-plate.ts";
import { drawDryBox } from "./draw-dry-box.ts";
import { drawGiftCard } from "./draw-gift-card.ts";
import { drawNozzle } from "./draw-nozzle.ts";
import { drawPart } from "./draw-part.ts";
import { drawPrinter } from "./draw-printer.ts";
import { drawSamplePack } from "./draw-sample-pack.ts";
import { drawSpool } from "./draw-spool.ts";
import { drawTool } from "./draw-tool.ts";

/** What a picture may show of a variation. */
export type Look = {
  color: Color | undefined;
  material: string | undefined;
  hotend: string | undefined;
};

/** Filament that is seen with other things, where no color is the point. */
export const plainColor: Color = {
  id: "plain",
  name: { da: "", de: "", en: "", es: "", fr: "", it: "", no: "", sv: "" },
  hex: "#2f7d6b",
  finish: "solid",
  stops: [],
};

const sampleHexes = ["#c8202f", "#ef6a1f", "#f4cb1c", "#57a639", "#159a9c", "#2c5d8f", "#6a3d84", "#e88aa6"];
const samples: readonly Color[] = sampleHexes.map((hex) => ({ ...plainColor, hex }));

const drawings: Record<Picture, (form: string, look: Look) => string> = {
  spool: (_, { color }) => drawSpool(color ?? plainColor),
  "sample-pack": (form) => drawSamplePack(form, samples),
  printer: (form, { color }) => drawPrinter(form, color),
  nozzle: (_, { material, hotend }) => drawNozzle(material, hotend),
  adhesive: drawAdhesive,
  "build-plate": drawBuildPlate,
  "dry-box": (form, { color }) => drawDryBox(form, plainColor, color),
  tool: (form, { color }) => drawTool(form, color),
  part: (form, { color }) => drawPart(form, color),
  "gift-card": drawGiftCard,
};

/** The picture of a product in one of its forms, as SVG. */
export function drawForm(picture: Picture, form: string, look: Look): string {
  return drawings[picture](form, look);
}
