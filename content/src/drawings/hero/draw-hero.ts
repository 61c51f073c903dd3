import type { Color } from "../../schema/catalogue.ts";
import { drawSpoolBody } from "../draw-spool.ts";
import { linearGradient, radialGradient } from "../svg.ts";
import { drawRoom } from "./draw-room.ts";
import { drawWorkbenchPrinter } from "./draw-workbench-printer.ts";

/** Where the spools stand: colour, left edge of the middle of the front flange, foot, size. */
const shelf = [
  { color: "birch", x: 806, y: 232, scale: 0.74 },
  { color: "terracotta", x: 972, y: 232, scale: 0.74 },
  { color: "silk-copper", x: 1138, y: 232, scale: 0.74 },
  { color: "pine-green", x: 1322, y: 232, scale: 0.74 },
] as const;
const bench = [
  { color: "fjord-blue", x: 760, y: 592, scale: 0.98 },
  { color: "cloudberry", x: 934, y: 600, scale: 0.84 },
] as const;

/** A wide scene for the home page: a shelf of spools above a bench with a printer at work, calm on its left. */
export function drawHero(colors: readonly Color[]): string {
  const spools = [...shelf, ...bench].map(({ color: id, x, y, scale }) => {
    const color = colors.find((candidate) => candidate.id === id);
    if (!color) throw new Error(`the hero is drawn with the colour ${id}, which colors.yaml does not have`);
    const { body, definitions } = drawSpoolBody(color, id);
    const shadow = `<ellipse cx="${x + 30 * scale}" cy="${y}" rx="${128 * scale}" ry="${11 * scale}" fill="url(#ground)"/>`;
    const place = `translate(${x} ${Math.round(y - 112 * scale)}) scale(${scale})`;
    return { definitions, body: `${shadow}<g transform="${place}">${body}</g>` };
  });
  const definitions = [
    linearGradient(
      "wall",
      [0, 0, 1, 1],
      [
        [0, "#f3efe8"],
        [0.55, "#e6e0d5"],
        [1, "#d3cbbd"],
      ],
    ),
    radialGradient("sun", [
      [0, "#fff8e6", 0.9],
      [1, "#fff8e6", 0],
    ]),
    radialGradient("ground", [
      [0, "#2b1d0e", 0.42],
      [0.6, "#2b1d0e", 0.18],
      [1, "#2b1d0e", 0],
    ]),
    linearGradient(
      "oak",
      [0, 0, 0, 1],
      [
        [0, "#dcbd8f"],
        [1, "#bf9863"],
      ],
    ),
    linearGradient(
      "under",
      [0, 0, 0, 1],
      [
        [0, "#2b1d0e", 0.22],
        [1, "#2b1d0e", 0],
      ],
    ),
    ...spools.map((spool) => spool.definitions),
  ];
  const content = [
    drawRoom(),
    ...spools.slice(0, shelf.length),
    drawWorkbenchPrinter(),
    ...spools.slice(shelf.length),
  ]
    .map((part) => (typeof part === "string" ? part : part.body))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700" preserveAspectRatio="xMaxYMid slice"><defs>${definitions.join("")}</defs>${content}</svg>\n`;
}
