import type { Color } from "../schema/catalogue.ts";
import { accent, faceGradient, graphite, metalGradient, steel } from "./metal.ts";
import { darken, lighten } from "./shade.ts";
import { groundShadow, shadowGradient, svg } from "./svg.ts";

function drawHotend(): string {
  const fins = Array.from({ length: 8 }, (_, index) => {
    const y = 62 + index * 14;
    return `<rect x="112" y="${y}" width="96" height="8" rx="2" fill="url(#metal)"/>`;
  });
  return [
    groundShadow(164, 280, 150, 18),
    `<rect x="142" y="38" width="36" height="26" rx="3" fill="url(#metal)"/><rect x="146" y="62" width="28" height="118" fill="url(#metal)"/><rect x="146" y="62" width="28" height="118" fill="#0b1018" opacity=".25"/>`,
    ...fins,
    `<rect x="152" y="170" width="16" height="22" fill="url(#metal)"/>`,
    `<path d="M122 192h76v40h-76z" fill="url(#block)"/><path d="M198 192h18v40h-18z" fill="#8a5f1e"/><path d="M122 192h94v3h-94z" fill="#fff" opacity=".4"/><circle cx="140" cy="212" r="7" fill="#4a3512"/><path d="M140 212q-50 4-62 36" fill="none" stroke="#c8202f" stroke-width="5"/><path d="M206 206q30 0 44 40" fill="none" stroke="#f4f4f1" stroke-width="4"/><path d="M206 214q24 4 34 34" fill="none" stroke="${steel}" stroke-width="4"/>`,
    `<path d="M148 232h24v10h-24z" fill="url(#metal)"/><path d="M146 242h28l-10 22h-8z" fill="url(#block)"/>`,
  ].join("");
}

function drawFan(hex: string): string {
  const blades = Array.from({ length: 7 }, (_, index) => {
    const turn = Math.round((index * 3600) / 7) / 10;
    return `<path d="M0-22C30-30 52-60 26-80C6-88-16-70-14-44z" transform="rotate(${turn})" fill="#464c54" stroke="#23272c"/>`;
  });
  return [
    groundShadow(168, 268, 250, 22),
    `<path d="M240 56h32q10 0 10 10v186q0 10-10 10h-32z" fill="url(#flank)"/><rect x="44" y="56" width="212" height="206" rx="12" fill="url(#front)"/>`,
    `<circle cx="150" cy="159" r="94" fill="#16191d"/><g transform="translate(150 159)">${blades.join("")}<circle r="30" fill="url(#front)"/><circle r="30" fill="none" stroke="#fff" stroke-opacity=".2"/><circle r="13" fill="none" stroke="${hex}" stroke-width="5"/></g><circle cx="150" cy="159" r="94" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2"/>`,
    [
      [62, 74],
      [238, 74],
      [62, 244],
      [238, 244],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#16191d"/>`)
      .join(""),
  ].join("");
}

function drawBelt(): string {
  const loop = "M88 92H226a58 58 0 0 1 0 134H88a67 67 0 0 1 0-134z";
  return [
    groundShadow(164, 262, 260, 20),
    `<path d="${loop}" fill="none" stroke="#1c1f23" stroke-width="15"/><path d="${loop}" fill="none" stroke="#3a3f46" stroke-width="9" stroke-dasharray="5 5"/><path d="M88 86H226a64 64 0 0 1 54 36" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>`,
    [
      [90, 159, 50],
      [224, 159, 50],
    ]
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#metal)"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#5b626b" stroke-width="8" stroke-dasharray="6 5"/><circle cx="${x}" cy="${y}" r="26" fill="url(#front)"/><circle cx="${x}" cy="${y}" r="11" fill="url(#metal)"/><circle cx="${x}" cy="${y}" r="6" fill="#16191d"/>`,
      )
      .join(""),
  ].join("");
}

function drawTube(hex: string): string {
  const coil =
    "M58 176a102 76 0 1 1 204 0a102 76 0 1 1-204 0M72 172a88 64 0 1 1 176 0a88 64 0 1 1-176 0M86 168a74 52 0 1 1 148 0a74 52 0 1 1-148 0";
  const end = "M262 176q2 62-60 74";
  return [
    groundShadow(162, 264, 250, 24),
    `<g fill="none" stroke-linecap="round"><path d="${coil}${end}" stroke="#aebbc4" stroke-width="12"/><path d="${coil}${end}" stroke="${lighten(hex, 0.72)}" stroke-width="8"/><path d="${coil}${end}" stroke="${hex}" stroke-width="2.5" opacity=".75"/><path d="${coil}" stroke="#fff" stroke-width="2" opacity=".9" transform="translate(-1.5 -2.5)"/></g>`,
    `<g transform="translate(196 251) rotate(-8)"><rect x="-34" y="-11" width="38" height="22" rx="3" fill="url(#block)"/><rect x="-42" y="-8" width="12" height="16" rx="2" fill="${graphite}"/><path d="M-22-11v22M-14-11v22M-6-11v22" stroke="#0b1018" opacity=".35"/></g>`,
    `<path d="M146 92h28v26h-28z" fill="${graphite}"/><path d="M146 92h28v5h-28z" fill="#fff" opacity=".25"/>`,
  ].join("");
}

function drawThermistor(): string {
  return [
    groundShadow(164, 262, 240, 22),
    `<g fill="none" stroke-linecap="round"><path d="M92 214C20 120 120 40 190 78S280 200 200 214s-120-70-56-92" stroke="#c9ced3" stroke-width="7"/><path d="M100 222C28 128 128 48 194 88S270 196 198 204s-104-60-48-76" stroke="#c8202f" stroke-width="6"/></g>`,
    `<g transform="translate(146 126) rotate(-24)"><rect x="-6" y="-13" width="70" height="26" rx="4" fill="url(#metal)"/><rect x="-22" y="-9" width="20" height="18" rx="3" fill="#f4f4f1"/><path d="M60-13h6v26h-6z" fill="#0b1018" opacity=".4"/></g>`,
    `<g transform="translate(84 216) rotate(42)"><rect x="-26" y="-17" width="44" height="34" rx="4" fill="#f2efe6"/><path d="M-26-6h12M-26 6h12" stroke="#8b929a" stroke-width="4"/><path d="M-8-17h5v34h-5z" fill="#0b1018" opacity=".14"/></g>`,
  ].join("");
}

const drawings: Record<string, (hex: string) => string> = {
  hotend: drawHotend,
  fan: drawFan,
  belt: drawBelt,
  tube: drawTube,
  thermistor: drawThermistor,
};

/** A spare part; a tube or a fan shows the variation's color. */
export function drawPart(form: string, color?: Color): string {
  const draw = drawings[form] ?? drawHotend;
  const definitions = [
    metalGradient("metal", "#b9bfc5"),
    metalGradient("block", "#c79b47"),
    faceGradient("front", graphite),
    faceGradient("flank", darken(graphite, 0.45)),
    shadowGradient,
  ];
  return svg(draw(color?.hex ?? accent), definitions.join(""));
}
