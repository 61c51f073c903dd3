import type { Color } from "../schema/catalogue.ts";
import { accent, faceGradient, graphite, metalGradient, steel } from "./metal.ts";
import { darken, lighten } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

const plainBody = "#dfe1e2";

/** The outline of what is being printed, its foot in the middle at (0, 0). */
export const vaseShape = "M-9 0C-20-12-17-24-9-34C-6-39-7-44-9-48H9C7-44 6-39 9-34C17-24 20-12 9 0z";

/** What is being printed: a vase, its lower edge in the middle at (x, y). */
export function drawVase(x: number, y: number, size: number): string {
  const layers = Array.from({ length: 9 }, (_, index) => `M-13 ${-5 - index * 5}h26`).join("");
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="${vaseShape}" fill="${accent}"/><path d="${vaseShape}" fill="url(#round)"/><path d="${layers}" stroke="#0b1018" opacity=".12"/></g>`;
}

/** The print head with its nozzle, the nozzle's tip at (x, y). */
export function drawHead(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M-4-10h8l-2.5 9h-3z" fill="#c79b47"/><path d="M-8-17h16v8h-16z" fill="${steel}"/><rect x="-17" y="-52" width="34" height="37" rx="4" fill="${graphite}"/><rect x="-17" y="-52" width="34" height="9" rx="4" fill="${accent}"/><circle cy="-30" r="9.5" fill="#23272c"/><path d="M-7-30h14M0-37v14M-5-35l10 10M5-35l-10 10" stroke="#565d66" stroke-width="1.5"/></g>`;
}

function drawOpenFrame(): string {
  return [
    groundShadow(166, 274, 250, 24),
    // Uprights and crossbar of drawn aluminium.
    `<rect x="84" y="52" width="14" height="182" fill="url(#alu)"/><rect x="222" y="52" width="14" height="182" fill="url(#alu)"/>`,
    `<rect x="78" y="42" width="164" height="14" rx="3" fill="${graphite}"/><rect x="78" y="42" width="164" height="4" rx="2" fill="#fff" opacity=".16"/>`,
    `<rect x="74" y="116" width="172" height="12" rx="2" fill="url(#bar)"/><rect x="72" y="110" width="26" height="24" rx="3" fill="${graphite}"/><rect x="222" y="110" width="26" height="24" rx="3" fill="${graphite}"/>`,
    `<path d="M160 112C162 62 186 30 206 42" fill="none" stroke="${accent}" stroke-width="3"/>`,
    drawVase(160, 214, 1),
    drawHead(160, 165),
    `<rect x="80" y="214" width="160" height="7" rx="2" fill="#2b2f35"/><rect x="80" y="214" width="160" height="2" rx="1" fill="#8b929a"/><rect x="132" y="221" width="56" height="9" fill="${steel}"/>`,
    `<path d="M62 230h182v40h-182z" fill="url(#front)"/><path d="M244 230h26v40h-26z" fill="url(#flank)"/><path d="M62 230h208v3h-208z" fill="#fff" opacity=".5"/>`,
    `<rect x="78" y="240" width="58" height="21" rx="3" fill="#1d2126"/><path d="M84 246h26M84 251h38M84 256h18" stroke="${lighten(accent, 0.35)}" stroke-width="2"/><circle cx="154" cy="250" r="8" fill="${graphite}"/><circle cx="154" cy="250" r="8" fill="none" stroke="#fff" stroke-opacity=".25"/><path d="M212 246h18v9h-18z" fill="${accent}"/>`,
    `<path d="M70 270h18v5h-18zM240 270h18v5h-18z" fill="#23272c"/>`,
  ].join("");
}

function drawEnclosed(): string {
  return [
    groundShadow(166, 280, 264, 24),
    `<path d="M48 44q0-8 8-8h182v234H56q-8 0-8-8z" fill="url(#front)"/><path d="M238 36h26q8 0 8 8v218q0 8-8 8h-26z" fill="url(#flank)"/>`,
    `<rect x="64" y="74" width="158" height="160" rx="8" fill="#16191d"/><rect x="64" y="74" width="158" height="160" rx="8" fill="url(#inside)"/>`,
    `<path d="M70 108h146" stroke="${steel}" stroke-width="5"/><path d="M70 106.500h146" stroke="#fff" stroke-width="1" opacity=".6"/>`,
    drawVase(143, 210, 1.05),
    drawHead(143, 158),
    `<rect x="84" y="210" width="118" height="6" rx="2" fill="#3a3f46"/><rect x="84" y="210" width="118" height="2" rx="1" fill="#8b929a"/><path d="M72 84v144M214 84v144" stroke="#4a5058" stroke-width="4"/>`,
    `<path d="M72 74h58L78 234h-6q-8 0-8-8V82q0-8 8-8z" fill="#fff" opacity=".07"/><path d="M146 74h22l-52 160h-22z" fill="#fff" opacity=".05"/>`,
    `<rect x="212" y="138" width="4" height="32" rx="2" fill="${steel}"/>`,
    `<rect x="64" y="46" width="64" height="19" rx="4" fill="#1d2126"/><path d="M70 52h22M70 58h34" stroke="${lighten(accent, 0.35)}" stroke-width="2"/><circle cx="118" cy="55.5" r="3.5" fill="${accent}"/>`,
    `<rect x="64" y="246" width="158" height="10" rx="5" fill="#0b1018" opacity=".1"/><path d="M182 250h34" stroke="${accent}" stroke-width="3"/>`,
    `<path d="M246 96h18M246 104h18M246 112h18M246 120h18M246 128h18" stroke="#0b1018" stroke-width="3" opacity=".2"/>`,
    `<path d="M58 270h22v6h-22zM240 270h22v6h-22z" fill="#23272c"/>`,
  ].join("");
}

function drawLargeFormat(): string {
  return [
    groundShadow(166, 292, 250, 22),
    `<path d="M58 24q0-6 6-6h174v262H64q-6 0-6-6z" fill="url(#front)"/><path d="M238 18h24q6 0 6 6v250q0 6-6 6h-24z" fill="url(#flank)"/>`,
    `<rect x="72" y="52" width="152" height="172" rx="4" fill="#16191d"/><rect x="72" y="52" width="152" height="172" rx="4" fill="url(#inside)"/>`,
    `<path d="M76 84h144" stroke="${steel}" stroke-width="5"/><path d="M82 58v160M214 58v160" stroke="#4a5058" stroke-width="5"/>`,
    drawVase(146, 206, 1.7),
    drawHead(146, 122),
    `<rect x="86" y="206" width="124" height="7" rx="2" fill="#3a3f46"/><rect x="86" y="206" width="124" height="2" rx="1" fill="#8b929a"/>`,
    `<path d="M76 52h50L76 206V52z" fill="#fff" opacity=".07"/><path d="M148 52v172" stroke="#0b1018" stroke-width="2" opacity=".5"/><path d="M143 132v24M153 132v24" stroke="${steel}" stroke-width="3"/>`,
    `<rect x="72" y="26" width="52" height="18" rx="3" fill="#1d2126"/><path d="M78 32h20M78 38h30" stroke="${lighten(accent, 0.35)}" stroke-width="2"/>`,
    `<path d="M72 236h152v34h-152z" fill="#0b1018" opacity=".07"/><path d="M72 236h74v34h-74zM150 236h74v34h-74z" fill="#fff" opacity=".25"/><path d="M100 246h18M178 246h18" stroke="${accent}" stroke-width="4"/>`,
    `<circle cx="76" cy="285" r="7" fill="#23272c"/><circle cx="226" cy="285" r="7" fill="#23272c"/><circle cx="254" cy="284" r="6" fill="#191c20"/>`,
  ].join("");
}

const drawings: Record<string, () => string> = {
  "open-frame": drawOpenFrame,
  enclosed: drawEnclosed,
  "large-format": drawLargeFormat,
};

/** A printer at work, its housing in the variation's color. */
export function drawPrinter(form: string, color?: Color): string {
  const body = color?.hex ?? plainBody;
  const draw = drawings[form] ?? drawOpenFrame;
  const definitions = [
    faceGradient("front", body),
    faceGradient("flank", darken(body, 0.26)),
    metalGradient("alu", steel),
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
        [0, "#fdf3dc", 0.42],
        [0.7, "#fdf3dc", 0.08],
        [1, "#fdf3dc", 0.02],
      ],
    ),
    shadowGradient,
  ];
  return svg(draw(), definitions.join(""));
}
