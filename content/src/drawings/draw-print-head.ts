import { drawHead, drawVase, vaseShape } from "./draw-printer.ts";
import { steel } from "./metal.ts";
import { darken, lighten } from "./shade.ts";
import { linearGradient, svg } from "./svg.ts";

/** The print head at work, seen through a round glass. */
export function drawPrintHead(): string {
  const content = [
    `<circle cx="163" cy="166" r="139" fill="#0b1018" opacity=".14"/>`,
    `<g clip-path="url(#glass)"><path d="M0 0h320v320H0z" fill="#22272c"/><path d="M0 0h320v320H0z" fill="url(#inside)"/>`,
    `<g transform="translate(160 176) scale(2.450)">`,
    `<path d="M-70-41h140v9h-140z" fill="url(#bar)"/>`,
    `<g transform="translate(0 49)" clip-path="url(#vase)">${drawVase(0, 0, 1)}</g>`,
    drawHead(0, 0),
    `<path d="M-70 48h140v8h-140z" fill="#3a3f46"/><path d="M-70 48h140v1.500h-140z" fill="#aab1b8"/>`,
    `</g><circle cx="160" cy="160" r="138" fill="url(#lit)"/></g>`,
    `<circle cx="160" cy="160" r="138" fill="none" stroke="#fff" stroke-width="7"/><circle cx="160" cy="160" r="141" fill="none" stroke="#0b1018" stroke-opacity=".16"/>`,
  ];
  const definitions = [
    `<clipPath id="vase"><path d="${vaseShape}"/></clipPath>`,
    `<clipPath id="glass"><circle cx="160" cy="160" r="138"/></clipPath>`,
    linearGradient(
      "bar",
      [0, 0, 0, 1],
      [
        [0, lighten(steel, 0.5)],
        [1, darken(steel, 0.3)],
      ],
    ),
    linearGradient(
      "round",
      [0, 0, 1, 0],
      [
        [0, "#ffffff", 0.1],
        [0.3, "#ffffff", 0.35],
        [0.6, "#ffffff", 0],
        [1, "#0b1018", 0.4],
      ],
    ),
    linearGradient(
      "inside",
      [0, 0, 0, 1],
      [
        [0, "#fdf3dc", 0.34],
        [1, "#fdf3dc", 0.04],
      ],
    ),
    linearGradient(
      "lit",
      [0.1, 0, 0.9, 1],
      [
        [0, "#ffffff", 0.16],
        [0.5, "#ffffff", 0],
        [1, "#0b1018", 0.24],
      ],
    ),
  ];
  return svg(content.join(""), definitions.join(""));
}
