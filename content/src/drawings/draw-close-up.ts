import type { Color } from "../schema/catalogue.ts";
import { resolveFinish } from "./finish.ts";
import { mixColors } from "./shade.ts";
import { linearGradient, svg } from "./svg.ts";

const strands = 9;
const thickness = 34;

/** The color of one strand; `place` is its position across the picture, 0…1. */
function colorAt({ hex, finish, stops }: Color, place: number): string {
  if (finish !== "gradient" || stops.length < 2) return hex;
  const at = place * (stops.length - 1);
  const before = Math.min(Math.floor(at), stops.length - 2);
  return mixColors(stops[before] ?? hex, stops[before + 1] ?? hex, at - before);
}

/** Draws a close-up of wound filament, strand beside strand, as through a round magnifying glass. */
export function drawCloseUp(color: Color): string {
  const finish = resolveFinish(color);
  const strand = (index: number) => {
    const y = (index - strands / 2) * thickness;
    const specks = finish.specks.map(
      ({ color: speck, dashes, size, opacity }, at) =>
        `<path d="M-160 ${y + 7 + at * 10}h320" stroke="${speck}" stroke-width="${size * 1.8}" stroke-dasharray="${dashes}" stroke-dashoffset="${(index * 61 + at * 23) % 120}" stroke-linecap="round" opacity="${opacity}"/>`,
    );
    return [
      `<path d="M-160 ${y}h320v${thickness}h-320z" fill="${colorAt(color, index / (strands - 1))}"/>`,
      ...specks,
      `<path d="M-160 ${y}h320v${thickness}h-320z" fill="url(#tube)"/>`,
    ].join("");
  };
  const content = [
    `<circle cx="163" cy="166" r="139" fill="#0b1018" opacity=".14"/>`,
    `<g clip-path="url(#glass)"><g transform="translate(160 160) rotate(-24)">`,
    ...Array.from({ length: strands }, (_, index) => strand(index)),
    `</g><circle cx="160" cy="160" r="138" fill="url(#lit)"/></g>`,
    `<circle cx="160" cy="160" r="138" fill="none" stroke="#fff" stroke-width="7"/><circle cx="160" cy="160" r="141" fill="none" stroke="#0b1018" stroke-opacity=".16"/>`,
  ];
  const shine = 0.16 + finish.lit + finish.sheen * 0.5;
  const definitions = [
    `<clipPath id="glass"><circle cx="160" cy="160" r="138"/></clipPath>`,
    linearGradient(
      "tube",
      [0, 0, 0, 1],
      [
        [0, "#0b1018", 0.62],
        [0.12, "#0b1018", 0.18],
        [0.28, "#ffffff", Math.round(shine * 100) / 100],
        [0.42, "#ffffff", Math.round(shine * 30) / 100],
        [0.6, "#0b1018", 0.02],
        [0.84, "#0b1018", color.finish === "translucent" ? 0.06 : 0.3],
        [1, "#0b1018", 0.68],
      ],
    ),
    linearGradient(
      "lit",
      [0.1, 0, 0.9, 1],
      [
        [0, "#ffffff", finish.lit],
        [0.5, "#ffffff", 0],
        [1, "#0b1018", 0.3],
      ],
    ),
  ];
  return svg(content.join(""), definitions.join(""));
}
