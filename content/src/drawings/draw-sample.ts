import type { Color } from "../schema/catalogue.ts";
import { resolveFinish, type Finish } from "./finish.ts";
import { darken } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

/** The printed object that shows a material: a decorative vase, or a gear as a functional part. */
export type SampleShape = "vase" | "gear";

const middle = 160;
const top = 46;
const foot = 258;
const layers = 25;
/** Height of a horizontal circle relative to its width, as seen from slightly above. */
const flatness = 0.15;
/** Half the vase's width at equal steps from its foot to its lip. */
const profile = [50, 66, 81, 87, 82, 68, 53, 47, 51, 62];

/** Half the vase's width at a height, 0 at the foot and 1 at the lip: a smooth curve through the profile. */
function widthAt(height: number): number {
  const place = height * (profile.length - 1);
  const at = Math.min(Math.floor(place), profile.length - 2);
  const share = place - at;
  const widthOf = (index: number) => profile[Math.min(Math.max(index, 0), profile.length - 1)] ?? 0;
  const [before, from, to, after] = [widthOf(at - 1), widthOf(at), widthOf(at + 1), widthOf(at + 2)];
  const bend = (to - before) * share;
  const curve = (2 * before - 5 * from + 4 * to - after) * share ** 2;
  return from + (bend + curve + (3 * (from - to) + after - before) * share ** 3) / 2;
}

const round = (value: number) => Math.round(value * 10) / 10;
const levelAt = (height: number) => round(foot - (foot - top) * height);

/** Path of the front half of a horizontal circle. */
function levelArc(height: number): string {
  const r = round(widthAt(height));
  return `M${round(middle - r)} ${levelAt(height)}A${r} ${round(r * flatness)} 0 0 0 ${round(middle + r)} ${levelAt(height)}`;
}

function outline(): string {
  const heights = Array.from({ length: 25 }, (_, index) => index / 24);
  const side = (sign: 1 | -1) =>
    heights.map((height) => `${round(middle + sign * widthAt(height))} ${levelAt(height)}`);
  const r = profile[0] ?? 0;
  return `M${side(-1).toReversed().join("L")}A${r} ${round(r * flatness)} 0 0 0 ${middle + r} ${foot}L${side(1).join("L")}z`;
}

/** The visible parts of the flutes that wind around the vase. */
function flutes(): string {
  const count = 14;
  return Array.from({ length: count }, (_, index) => {
    const points = Array.from({ length: 13 }, (_point, step) => {
      const height = step / 12;
      const angle = ((index / count) * 2 + height * 0.7) * Math.PI;
      const r = widthAt(height);
      const isSeen = Math.cos(angle) > 0.05;
      const y = levelAt(height) + r * flatness * Math.cos(angle);
      return isSeen ? `${round(middle + r * Math.sin(angle))} ${round(y)}` : null;
    });
    return points
      .map((point, step) => point && `${step === 0 || points[step - 1] === null ? "M" : "L"}${point}`)
      .filter(Boolean)
      .join("");
  }).join("");
}

function drawSpecks({ specks }: Finish): string {
  return specks
    .map(({ color, dashes, size, opacity }, index) => {
      const lines = Array.from({ length: layers }, (_, layer) => layer)
        .filter((layer) => layer % specks.length === index)
        .map((layer) => `<path d="${levelArc(layer / layers)}" stroke-dashoffset="${(layer * 41) % 97}"/>`);
      return `<g fill="none" stroke="${color}" stroke-width="${size}" stroke-dasharray="${dashes}" opacity="${opacity}" stroke-linecap="round">${lines.join("")}</g>`;
    })
    .join("");
}

function drawVase(finish: Finish): string {
  const lip = profile.at(-1) ?? 0;
  const lines = Array.from({ length: layers }, (_, layer) => levelArc(layer / layers)).join("");
  return [
    `<defs><clipPath id="outline"><path id="vase" d="${outline()}"/></clipPath></defs>`,
    groundShadow(middle + 8, foot + 8, 168, 22),
    `<use href="#vase" fill="url(#body)" opacity="${finish.opacity}"/>`,
    `<g fill="none" clip-path="url(#outline)">`,
    drawSpecks(finish),
    `<g stroke="#0b1018" stroke-width="2.5" opacity=".2"><path id="flutes" d="${flutes()}"/></g>`,
    `<use href="#flutes" x="-6" stroke="${finish.crest}" stroke-width="3" opacity="${0.12 + finish.crestOpacity / 2}"/>`,
    `<path d="${lines}" stroke="${finish.groove}" opacity=".28"/></g>`,
    `<use href="#vase" fill="url(#turned)"/>`,
    `<ellipse cx="${middle}" cy="${top}" rx="${lip}" ry="${round(lip * flatness)}" fill="url(#inside)"/>`,
    `<ellipse cx="${middle}" cy="${top}" rx="${lip - 1}" ry="${round(lip * flatness) - 1}" fill="none" stroke="${finish.crest}" stroke-width="2" opacity=".5"/>`,
  ].join("");
}

const teeth = 15;

/** The outline of a gear around (0, 0). */
function gearOutline(): string {
  const points = Array.from({ length: teeth }, (_, tooth) =>
    [
      [-0.31, 96],
      [-0.17, 120],
      [0.17, 120],
      [0.31, 96],
    ].map(([turn = 0, r = 0]) => {
      const angle = ((tooth + turn) / teeth) * Math.PI * 2;
      return `${round(Math.sin(angle) * r)} ${round(-Math.cos(angle) * r)}`;
    }),
  );
  return `M${points.flat().join("L")}z`;
}

/** A hole in the shape of a key way, and five openings that make the gear light. */
const bore = "M-9-22A24 24 0 1 0 9-22V-32H-9z";
const opening = "M-17-50L-27-77A82 82 0 0 1 27-77L17-50A53 53 0 0 0-17-50z";

function drawGear(finish: Finish): string {
  const holes = [0, 72, 144, 216, 288]
    .map((turn) => `<path d="${opening}" transform="rotate(${turn})"/>`)
    .join("");
  const rings = [95, 92, 89, 86, 46, 43, 40, 37, 34].map((r) => `<circle r="${r}"/>`).join("");
  const specks = finish.specks.map(
    ({ color, dashes, size, opacity }, index) =>
      `<g fill="none" stroke="${color}" stroke-width="${size}" stroke-dasharray="${dashes}" opacity="${opacity}" stroke-linecap="round"><circle r="${92 - index * 4}"/><circle r="${42 - index * 4}"/><circle r="${108 - index * 5}" stroke-dasharray="1 23 2 31"/></g>`,
  );
  return [
    groundShadow(168, 286, 220, 18),
    `<g transform="translate(156 150) rotate(-8)"><defs><path id="gear" d="${gearOutline()}"/></defs>`,
    `<g fill="url(#flank)"><use href="#gear" x="9" y="13"/><use href="#gear" x="6" y="8.500"/><use href="#gear" x="3" y="4"/></g>`,
    `<use href="#gear" fill="url(#body)" opacity="${finish.opacity}"/>`,
    ...specks,
    `<g fill="none" stroke="${finish.groove}" opacity=".3">${rings}<use href="#gear" transform="scale(.965)"/></g>`,
    `<use href="#gear" fill="url(#lit)"/>`,
    `<g fill="url(#pocket)">${holes}<path d="${bore}"/></g>`,
    // The lower edge of each opening catches the light.
    `<g fill="none" stroke="${finish.crest}" stroke-width="1.5" opacity=".6">${holes}<path d="${bore}"/><use href="#gear"/></g>`,
    `</g>`,
  ].join("");
}

/** Draws a printed sample in the color of a filament. */
export function drawSample(shape: SampleShape, color: Color): string {
  const finish = resolveFinish(color);
  const isGradient = color.finish === "gradient";
  const definitions = [
    linearGradient("body", isGradient ? [0, 0, 0, 1] : [0, 0, 1, 0], finish.band.stops),
    linearGradient(
      "flank",
      [0, 0, 1, 1],
      [
        [0, darken(color.hex, 0.3)],
        [1, darken(color.hex, 0.55)],
      ],
    ),
    linearGradient(
      "inside",
      [0, 0, 1, 0],
      [
        [0, darken(color.hex, 0.62)],
        [1, darken(color.hex, 0.3)],
      ],
    ),
    linearGradient(
      "pocket",
      [0, 0, 1, 1],
      [
        [0, darken(color.hex, 0.66)],
        [1, darken(color.hex, 0.42)],
      ],
    ),
    linearGradient(
      "turned",
      [0, 0, 1, 0],
      [
        [0, "#0b1018", 0.18],
        [0.2, "#ffffff", finish.lit],
        [0.34, "#ffffff", finish.lit * 1.3],
        [0.55, "#ffffff", 0],
        [1, "#0b1018", 0.46],
      ],
    ),
    linearGradient(
      "lit",
      [0.1, 0, 0.9, 1],
      [
        [0, "#ffffff", finish.lit],
        [0.5, "#ffffff", 0],
        [1, "#0b1018", 0.24],
      ],
    ),
    shadowGradient,
  ];
  return svg(shape === "gear" ? drawGear(finish) : drawVase(finish), definitions.join(""));
}
