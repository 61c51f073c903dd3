import type { Color } from "../schema/catalogue.ts";
import { accent, graphite, metalGradient, steel } from "./metal.ts";
import { darken } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

/** Tools lie at a slant, handle at the lower left; each is drawn upright around (0, 0). */
function lay(content: string): string {
  return `${groundShadow(166, 262, 210, 22)}<g transform="translate(160 152) rotate(38)">${content}</g>`;
}

const drawHandle = (hex: string) =>
  `<path d="M-15 22q0-8 15-8t15 8v86q0 14-15 14t-15-14z" fill="${hex}"/><path d="M-15 22q0-8 15-8t15 8v86q0 14-15 14t-15-14z" fill="url(#round)"/><circle cy="108" r="5" fill="#0b1018" opacity=".45"/>`;

function drawScraper(hex: string): string {
  return lay(
    `<path d="M-34-118h68l-4 78-20 42h-20l-20-42z" fill="url(#metal)"/><path d="M-34-118h68l-.6 8h-66.800z" fill="#fff" opacity=".6"/><rect x="-10" y="0" width="20" height="18" fill="${darken(steel, 0.4)}"/>${drawHandle(hex)}`,
  );
}

function drawCutter(hex: string): string {
  const half = `<path d="M2-112q18 26 20 52l-8 26-14 8z" fill="url(#metal)"/><path d="M4-30l16-12q12 34 22 80t6 78q-14 6-22-4q-2-54-24-104z" fill="${hex}"/><path d="M4-30l16-12q12 34 22 80t6 78q-14 6-22-4q-2-54-24-104z" fill="url(#round)"/>`;
  return lay(
    `<g transform="scale(-1 1)">${half}</g>${half}<circle cy="-34" r="12" fill="${graphite}"/><circle cy="-34" r="5" fill="${steel}"/><path d="M-18 36q18 12 36 0" fill="none" stroke="${steel}" stroke-width="5"/>`,
  );
}

function drawTweezers(hex: string): string {
  const arm = "M-3-122q2-2 4 0q10 60 16 120t-6 122h-12q4-60 2-120T-3-122z";
  return lay(
    `<g transform="scale(-1 1) translate(3)"><path d="${arm}" fill="url(#metal)"/></g><g transform="translate(3)"><path d="${arm}" fill="url(#metal)"/><path d="M11-6h7M11 4h7M11 14h7M11 24h7M11 34h7" stroke="#0b1018" stroke-width="2.5" opacity=".4"/></g><path d="M-17 104h34l-3 18h-28z" fill="${hex}"/>`,
  );
}

function drawCaliper(hex: string): string {
  const marks = Array.from(
    { length: 15 },
    (_, index) => `M-13 ${-40 + index * 10}h${index % 5 === 0 ? 13 : 8}`,
  );
  return lay(
    `<path d="M-14-112h28v236h-28z" fill="url(#metal)"/><path d="M-14-112v52h-62l26-36q16-16 36-16z" fill="url(#metal)"/><path d="M14-112v24q22 0 22-18z" fill="${darken(steel, 0.2)}"/><path d="${marks.join("")}" stroke="#23272c" stroke-width="1.6"/><path d="M-22-50h44v62h-44zM-22-50v34h-54l22-30q14-4 32-4z" fill="${graphite}"/><path d="M-22-50h44v62h-44z" fill="url(#round)"/><rect x="-15" y="-40" width="30" height="26" rx="3" fill="#c3d3bd"/><path d="M-9-33v12M-2-33h6v12h-6zM10-33v12" fill="none" stroke="#23272c" stroke-width="2.5"/><circle cx="-8" cy="0" r="4" fill="${hex}"/><circle cx="8" cy="0" r="4" fill="#8b929a"/>`,
  );
}

function drawBrush(hex: string): string {
  const wires = Array.from(
    { length: 13 },
    (_, index) => `M${-18 + index * 3}-62l${(index - 6) * 0.5}-54`,
  ).join("");
  return lay(
    `<path d="${wires}" stroke="#c79b47" stroke-width="2.4" stroke-linecap="round"/><path d="${wires}" stroke="#7c5c1c" stroke-width=".8" transform="translate(1.5)"/><path d="M-22-66h44v34q-2 8-10 12h-24q-8-4-10-12z" fill="url(#metal)"/><path d="M-22-58h44M-22-50h44" stroke="#0b1018" opacity=".25"/><path d="M-12-22h24l3 50h-30z" fill="${hex}"/><path d="M-12-22h24l3 50h-30z" fill="url(#round)"/>${drawHandle(hex)}`,
  );
}

const drawings: Record<string, (hex: string) => string> = {
  scraper: drawScraper,
  cutter: drawCutter,
  tweezers: drawTweezers,
  caliper: drawCaliper,
  brush: drawBrush,
};

/** A hand tool, its handle in the variation's color. */
export function drawTool(form: string, color?: Color): string {
  const draw = drawings[form] ?? drawScraper;
  const definitions = [
    metalGradient("metal", "#b9bfc5"),
    linearGradient(
      "round",
      [0, 0, 1, 0],
      [
        [0, "#ffffff", 0.05],
        [0.28, "#ffffff", 0.35],
        [0.55, "#ffffff", 0],
        [1, "#0b1018", 0.38],
      ],
    ),
    shadowGradient,
  ];
  return svg(draw(color?.hex ?? accent), definitions.join(""));
}
