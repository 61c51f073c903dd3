import type { Color } from "../schema/catalogue.ts";
import { resolveFinish, type Finish } from "./finish.ts";
import { groundShadow, linearGradient, radialGradient, shadowGradient, svg } from "./svg.ts";

/** The spool is drawn turned by 45°: its circles are narrowed to this share, and its width extends to the right. */
const narrowing = 0.7;
const radius = 112;
const woundRadius = 98;
const hubRadius = 44;
const width = 56;
const turns = 14;

const flange = { light: "#dcd8d0", base: "#c6c1b8", shade: "#9d978d", edge: "#8a857c" };

/** The right half of a turn's outline; half a pixel short, so that neighboring turns do not cover each other. */
const arc = `M0-${woundRadius}A${woundRadius * narrowing} ${woundRadius} 0 0 1 0 ${woundRadius}`;

function turnOffsets(): number[] {
  return Array.from({ length: turns + 1 }, (_, index) => Math.round((index * width * 10) / turns) / 10);
}

function layerRadii(): number[] {
  const step = 4.5;
  const count = Math.floor((woundRadius - hubRadius) / step);
  return Array.from({ length: count + 1 }, (_, index) => woundRadius - index * step);
}

/** Draws the visible filament between the flanges. */
function drawWindings(finish: Finish): string {
  const rx = woundRadius * narrowing;
  const band = `M0-${woundRadius}H${width}A${rx} ${woundRadius} 0 0 1 ${width} ${woundRadius}H0A${rx} ${woundRadius} 0 0 0 0-${woundRadius}`;
  const lines = turnOffsets().map((x) => `<use href="#turn" x="${x}"/>`);
  const specks = finish.specks.map(({ color, dashes, size, opacity }, index) => {
    const offsets = turnOffsets().filter((_, turn) => turn % finish.specks.length === index);
    const uses = offsets
      .map((x, turn) => `<use href="#turn" x="${x}" stroke-dashoffset="${(turn * 37 + index * 11) % 90}"/>`)
      .join("");
    const look = `stroke="${color}" stroke-width="${size}" stroke-dasharray="${dashes}" opacity="${opacity}"`;
    return `<g ${look} stroke-linecap="round">${uses}</g>`;
  });
  return [
    `<path d="${band}" fill="url(#band)" opacity="${finish.opacity}"/>`,
    ...specks,
    `<g stroke="${finish.groove}" stroke-width="1.3" opacity=".42"><g id="turns">${lines.join("")}</g></g>`,
    `<use href="#turns" x="-2" stroke="${finish.crest}" opacity="${finish.crestOpacity}"/>`,
    `<path d="${band}" fill="url(#roll)"/>`,
  ].join("");
}

/** Draws the layers of filament that the openings of the front flange show. */
function drawLayers(finish: Finish): string {
  const rings = layerRadii().map((r) => `<circle r="${r}"/>`);
  const specks = finish.specks.map(({ color, dashes, size, opacity }, index) => {
    const circles = layerRadii()
      .filter((_, layer) => layer % finish.specks.length === index)
      .map((r, layer) => `<circle r="${r - 2}" stroke-dashoffset="${(layer * 53 + index * 17) % 120}"/>`);
    const look = `stroke="${color}" stroke-width="${size}" stroke-dasharray="${dashes}" opacity="${opacity}"`;
    return `<g ${look} stroke-linecap="round">${circles.join("")}</g>`;
  });
  const sheen = finish.sheen === 0 ? "" : drawSheen(finish);
  return [
    `<circle r="${woundRadius}" fill="url(#side)" opacity="${finish.opacity}"/>`,
    ...specks,
    `<g stroke="${finish.groove}" stroke-width="1.1" opacity=".34">${rings.join("")}</g>`,
    sheen,
    `<circle r="${woundRadius}" fill="url(#lit)"/>`,
  ].join("");
}

/** Draws the two opposite fans of light that any wound or turned surface shows, fading to their sides. */
function drawSheen({ sheen, crest }: Finish): string {
  const widest = 30;
  const fans = [5, 10, 15, 20, 25, widest].map((half) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [-58 - half, -58 + half].flatMap((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return [Math.round(Math.cos(angle) * woundRadius), Math.round(Math.sin(angle) * woundRadius)];
    });
    return `<path d="M${-x1} ${-y1}L${x1} ${y1}L${x2} ${y2}L${-x2} ${-y2}z"/>`;
  });
  return `<g fill="${crest}" fill-opacity="${sheen / 4}" stroke="none">${fans.join("")}</g>`;
}

/** Draws the front flange with its three openings: the rim, the hub and the spokes between them. */
function drawFrontFlange(): string {
  const spokes = [0, 120, 240].map((angle) => {
    const shape = `M-9 ${hubRadius - 4}L-6 ${woundRadius}H6L9 ${hubRadius - 4}z`;
    return `<path d="${shape}" transform="rotate(${angle})"/>`;
  });
  return [
    `<g fill="url(#flange)" stroke="none">${spokes.join("")}</g>`,
    `<circle r="${(radius + woundRadius) / 2 - 1}" stroke="url(#flange)" stroke-width="${radius - woundRadius + 4}"/>`,
    `<circle r="${woundRadius - 3.5}" stroke="${flange.edge}" opacity=".7"/>`,
    `<circle r="${radius}" stroke="${flange.light}" stroke-width="1.4"/>`,
    `<circle r="${hubRadius - 6}" stroke="url(#flange)" stroke-width="16"/>`,
    `<circle r="${hubRadius + 2}" stroke="${flange.edge}" opacity=".7"/>`,
    `<circle r="${hubRadius - 14}" fill="#3a3d42" stroke="${flange.edge}"/>`,
    `<path d="M-30 0A30 30 0 0 1 18-24A34 34 0 0 0-14 26A30 30 0 0 1-30 0" fill="#22252a" stroke="none"/>`,
  ].join("");
}

/** Draws a spool of filament in the variation's color and finish. */
export function drawSpool(color: Color): string {
  const finish = resolveFinish(color);
  const rx = radius * narrowing;
  const back = [
    `<ellipse cx="${width + 5}" rx="${rx}" ry="${radius}" fill="${flange.shade}"/>`,
    `<ellipse cx="${width}" rx="${rx}" ry="${radius}" fill="${flange.base}"/>`,
  ];
  const core = `<ellipse cx="${width}" rx="${hubRadius * narrowing}" ry="${hubRadius}" fill="${flange.edge}"/>`;
  const content = [
    groundShadow(166, 272, 220, 26),
    `<g transform="translate(132 158)"><g fill="none">`,
    ...back,
    core,
    drawWindings(finish),
    `<g transform="scale(${narrowing} 1)">${drawLayers(finish)}</g>`,
    `<g transform="translate(3) scale(${narrowing} 1)"><circle r="${radius - 6}" stroke="${flange.edge}" stroke-width="13"/></g>`,
    `<g transform="scale(${narrowing} 1)">${drawFrontFlange()}</g>`,
    `</g></g>`,
  ];
  const definitions = [
    `<path id="turn" d="${arc}"/>`,
    linearGradient("band", finish.band.line, finish.band.stops),
    radialGradient("side", finish.side),
    linearGradient("roll", [0, 0, 0, 1], finish.roll),
    linearGradient(
      "lit",
      [0.1, 0, 0.9, 1],
      [
        [0, "#ffffff", finish.lit],
        [0.5, "#ffffff", 0],
        [1, "#0b1018", 0.26],
      ],
    ),
    linearGradient(
      "flange",
      [0, 0, 0.8, 1],
      [
        [0, flange.light],
        [0.5, flange.base],
        [1, flange.shade],
      ],
    ),
    shadowGradient,
  ];
  return svg(content.join(""), definitions.join(""));
}
