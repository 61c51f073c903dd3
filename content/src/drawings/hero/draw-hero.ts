import type { Color } from "../../schema/catalogue.ts";
import { drawSpoolBody } from "../draw-spool.ts";
import { linearGradient, radialGradient } from "../svg.ts";
import { drawRoom } from "./draw-room.ts";
import { drawWorkbenchPrinter } from "./draw-workbench-printer.ts";
import type { HeroMoment } from "./hero-moment.ts";

/** What is cut out of the scene [2.42]: all of it, calm on its left, or the bench and the shelf alone. */
export const heroFormats = {
  large: { view: [0, 0, 1600, 700], width: 1600, height: 700 },
  small: { view: [684, 0, 875, 700], width: 800, height: 640 },
} as const;
export type HeroFormat = keyof typeof heroFormats;

/** Where the spools stand: color, left edge of the middle of the front flange, foot, size. */
const shelf = [
  { color: "birch", x: 806, y: 232, scale: 0.74 },
  { color: "terracotta", x: 972, y: 232, scale: 0.74 },
  { color: "silk-copper", x: 1138, y: 232, scale: 0.74 },
  { color: "pine-green", x: 1322, y: 232, scale: 0.74 },
] as const;
const bench = { color: "fjord-blue", x: 772, y: 592, scale: 0.98 } as const;
/** The one that the printer prints from. */
const feeding = { color: "cloudberry", x: 934, y: 600, scale: 0.84 } as const;
type Place = (typeof shelf)[number] | typeof bench | typeof feeding;

const definitions = [
  radialGradient("lamp", [
    [0, "#ffdf9e", 0.42],
    [0.45, "#f0c987", 0.16],
    [1, "#f0c987", 0],
  ]),
  radialGradient("ground", [
    [0, "#140c04", 0.5],
    [0.6, "#140c04", 0.22],
    [1, "#140c04", 0],
  ]),
  linearGradient(
    "oak",
    [0, 0, 0, 1],
    [
      [0, "#c79e66"],
      [1, "#8b673a"],
    ],
  ),
  linearGradient(
    "under",
    [0, 0, 0, 1],
    [
      [0, "#061a12", 0.5],
      [1, "#061a12", 0],
    ],
  ),
].join("");

function findColor(colors: readonly Color[], id: string): Color {
  const color = colors.find((candidate) => candidate.id === id);
  if (!color) throw new Error(`the hero is drawn with the color ${id}, which colors.yaml does not have`);
  return color;
}

function drawSpoolAt({ color: id, x, y, scale }: Place, colors: readonly Color[], turn = 0) {
  const spool = drawSpoolBody(findColor(colors, id), id, turn);
  const shadow = `<ellipse cx="${x + 30 * scale}" cy="${y}" rx="${128 * scale}" ry="${11 * scale}" fill="url(#ground)"/>`;
  const place = `translate(${x} ${Math.round(y - 112 * scale)}) scale(${scale})`;
  return { definitions: spool.definitions, body: `${shadow}<g transform="${place}">${spool.body}</g>` };
}

/** An evening in the workshop for the home page: a printer at work by its own light, spools around it. */
export function drawHero(colors: readonly Color[], format: HeroFormat, moment: HeroMoment): string {
  const onShelf = shelf.map((place) => drawSpoolAt(place, colors));
  const onBench = drawSpoolAt(bench, colors);
  const turning = drawSpoolAt(feeding, colors, moment.spoolTurn);
  const { hex } = findColor(colors, feeding.color);
  const filament = `<path d="M962 424C1012 424 1030 352 1086 352" fill="none" stroke="${hex}" stroke-width="3"/><rect x="1080" y="346" width="10" height="12" rx="3" fill="#4a5058"/>`;
  const content = [
    drawRoom(moment.sway),
    ...onShelf.map(({ body }) => body),
    drawWorkbenchPrinter(moment, hex),
    onBench.body,
    turning.body,
    filament,
  ].join("");
  const spoolDefinitions = [...onShelf, onBench, turning].map((spool) => spool.definitions).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${heroFormats[format].view.join(" ")}"><defs>${definitions}${spoolDefinitions}</defs>${content}</svg>\n`;
}
