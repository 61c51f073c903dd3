import type { Color } from "../schema/catalogue.ts";
import { paper } from "./metal.ts";
import { darken, lighten } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

/** Coils of filament in an open carton, each tied with a strip of paper. */
function drawCoils(colors: readonly Color[]): string {
  const coils = colors.map(({ hex }, index) => {
    const [x, y] = [62 + (index % 4) * 58, 116 + Math.floor(index / 4) * 48];
    const turns = [25, 20, 15].map((r) => `<ellipse rx="${r}" ry="${r * 1.12}"/>`).join("");
    return `<g transform="translate(${x + (index >= 4 ? 14 : 0)} ${y})" fill="none"><g stroke="${darken(hex, 0.35)}" stroke-width="6">${turns}</g><g stroke="${hex}" stroke-width="4.5">${turns}</g><g stroke="${lighten(hex, 0.5)}" stroke-width="1" opacity=".6" transform="translate(-1-1)">${turns}</g><path d="M-4 12h8v18h-8z" fill="${paper}"/></g>`;
  });
  return [
    groundShadow(166, 266, 280, 24),
    `<path d="M42 86h228l16 94H28z" fill="#9c7c53"/>`,
    ...coils,
    `<path d="M28 178h222v80H34q-6 0-6-6z" fill="url(#carton)"/><path d="M250 178h36v74q0 6-6 6h-30z" fill="#977448"/><path d="M28 178h258v3H28z" fill="#fff" opacity=".3"/>`,
    `<rect x="98" y="198" width="82" height="40" rx="3" fill="${paper}"/><circle cx="120" cy="218" r="10" fill="none" stroke="#3d4249" stroke-width="4"/><circle cx="120" cy="218" r="2.5" fill="#3d4249"/><path d="M138 212h30M138 222h20" stroke="#3d4249" stroke-width="3"/>`,
  ].join("");
}

/** Printed swatches on a ring, spread like a fan. */
function drawSwatches(colors: readonly Color[]): string {
  const chips = colors.map(({ hex }, index) => {
    const turn = -54 + index * 15;
    return `<g transform="rotate(${turn} 160 248)"><rect x="134" y="76" width="52" height="186" rx="9" fill="${darken(hex, 0.3)}" transform="translate(2 2)"/><rect x="134" y="76" width="52" height="186" rx="9" fill="${hex}"/><rect x="134" y="76" width="52" height="186" rx="9" fill="url(#gloss)"/><path d="M143 92h34M143 100h34M143 108h34M143 116h20" stroke="#fff" stroke-width="1.6" opacity=".35"/></g>`;
  });
  return [
    groundShadow(164, 276, 240, 24),
    ...chips,
    `<circle cx="160" cy="248" r="13" fill="none" stroke="#5b626b" stroke-width="5"/><path d="M150 240a13 13 0 0 1 14-4" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/>`,
  ].join("");
}

/** A pack of samples in the given colors; eight show well. */
export function drawSamplePack(form: string, colors: readonly Color[]): string {
  const definitions = [
    linearGradient(
      "carton",
      [0, 0, 0.8, 1],
      [
        [0, "#cfae7e"],
        [1, "#b08c5b"],
      ],
    ),
    linearGradient(
      "gloss",
      [0, 0, 1, 1],
      [
        [0, "#ffffff", 0.3],
        [0.5, "#ffffff", 0],
        [1, "#0b1018", 0.2],
      ],
    ),
    shadowGradient,
  ];
  return svg(form === "swatches" ? drawSwatches(colors) : drawCoils(colors), definitions.join(""));
}
