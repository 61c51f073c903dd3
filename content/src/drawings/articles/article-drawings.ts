import { drawDroneFrame, drawFixture, drawGears, drawLamp } from "./draw-printed-things.ts";
import {
  drawBedAdhesion,
  drawFirstLayer,
  drawNozzleSection,
  drawStringing,
  drawSupports,
  drawTemperatureTower,
} from "./draw-printing.ts";
import {
  drawDrying,
  drawEnclosure,
  drawGlossary,
  drawMeasuring,
  drawRecycling,
  drawSpools,
} from "./draw-workshop.ts";
import { drawScene, sceneHeight, sceneWidth } from "./scene.ts";

/** The drawings that articles name as their cover or show in their text. */
const drawings: Readonly<Record<string, () => string>> = {
  "bed-adhesion": drawBedAdhesion,
  "drone-frame": drawDroneFrame,
  drying: drawDrying,
  enclosure: drawEnclosure,
  "first-layer": drawFirstLayer,
  fixture: drawFixture,
  gears: drawGears,
  glossary: drawGlossary,
  lamp: drawLamp,
  measuring: drawMeasuring,
  nozzle: drawNozzleSection,
  recycling: drawRecycling,
  spool: drawSpools,
  stringing: drawStringing,
  supports: drawSupports,
  "temperature-tower": drawTemperatureTower,
};

/** Stands for the cover of an article that names none [3.24]. */
const placeholderFile = "article-placeholder.svg";

const toFile = (name: string) => `article-${name}.svg`;

/** The file in the media directory that holds a drawing, and its size in pixels; null when there is none. */
export function findArticleDrawing(name: string): { src: string; width: number; height: number } | null {
  if (!Object.hasOwn(drawings, name)) return null;
  return { src: `/media/${toFile(name)}`, width: sceneWidth, height: sceneHeight };
}

/** Every drawing of the knowledge base: SVG text by file name. */
export function drawArticleMedia(): Map<string, string> {
  return new Map([
    [placeholderFile, drawScene("sand", "")],
    ...Object.entries(drawings).map(([name, draw]) => [toFile(name), draw()] as const),
  ]);
}
