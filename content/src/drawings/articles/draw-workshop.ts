import type { Color } from "../../schema/catalogue.ts";
import { drawDryBox } from "../draw-dry-box.ts";
import { drawPrinter } from "../draw-printer.ts";
import { drawSpool, drawSpoolBody } from "../draw-spool.ts";
import { accent, graphite, metalGradient, steel } from "../metal.ts";
import { darken } from "../shade.ts";
import { drawScene, placePicture, shadow } from "./scene.ts";

const noName = { da: "", de: "", en: "", es: "", fr: "", it: "", no: "", sv: "" };
const toColor = (hex: string): Color => ({ id: "plain", name: noName, hex, finish: "solid", stops: [] });

/** A full spool beside an empty one. */
export function drawSpools(): string {
  const full = drawSpoolBody(toColor("#d97f3f"), "full");
  const empty = "#c6c1b8";
  const rim = `<ellipse rx="62" ry="88" fill="none" stroke="${empty}" stroke-width="14"/><ellipse rx="22" ry="32" fill="none" stroke="${empty}" stroke-width="13"/><path d="M-6-82h12l3 54h-18zM-66 40l50-34 8 14-48 38zM66 40L16 6 8 20l48 38z" fill="${empty}"/>`;
  const content = [
    shadow(270, 300, 280),
    shadow(450, 300, 220),
    `<g transform="translate(236 188)">${full.body}</g>`,
    `<g transform="translate(462 210)"><g transform="translate(40)" opacity=".9"><ellipse rx="62" ry="88" fill="none" stroke="#9d978d" stroke-width="14"/></g><path d="M0-32h40v64H0z" fill="#8a857c"/>${rim}</g>`,
  ];
  return drawScene("mist", content.join(""), full.definitions);
}

/** A spool in a dryer, and one in a box. */
export function drawDrying(): string {
  const color = toColor(accent);
  const content = [
    placePicture(drawDryBox("dryer", color, undefined), "dryer", 90, 42, 262),
    placePicture(drawDryBox("box", toColor("#d59a3a"), undefined), "box", 318, 72, 240),
  ];
  return drawScene("sky", content.join(""));
}

/** A printer within walls, its chamber lit. */
export function drawEnclosure(): string {
  const content = placePicture(drawPrinter("enclosed", undefined), "printer", 176, 8, 296);
  return drawScene("moss", content);
}

/** A micrometer that closes around a thread of filament. */
export function drawMeasuring(): string {
  const lines = Array.from(
    { length: 9 },
    (_, index) => `M${396 + index * 9} ${index % 2 === 0 ? 138 : 144}v12`,
  ).join("");
  const content = [
    shadow(330, 304, 420),
    `<path d="M40 250Q150 300 230 176T268 40" fill="none" stroke="${darken(accent, 0.2)}" stroke-width="13" stroke-linecap="round" transform="translate(3 4)" opacity=".5"/><path d="M40 250Q150 300 230 176T268 40" fill="none" stroke="${accent}" stroke-width="13" stroke-linecap="round"/><path d="M44 246Q150 294 226 174T264 40" fill="none" stroke="#fff" stroke-width="3" opacity=".3"/>`,
    `<path d="M168 132h44v44h-18q0 104 96 104t96-92h32q0 124-128 124T162 188z" fill="${graphite}" fill-rule="evenodd"/><path d="M170 140q-2 80 30 120" fill="none" stroke="#fff" stroke-width="3" opacity=".2"/>`,
    `<path d="M206 144h28v22h-28z" fill="${steel}"/><path d="M258 144h120v22H258z" fill="url(#metal)"/><path d="M378 128h110v54H378z" fill="url(#metal)"/><path d="${lines}" stroke="#23272c" stroke-width="1.6"/><path d="M488 120h76v70h-76z" fill="url(#sleeve)"/><path d="M502 120v70M516 120v70M530 120v70M544 120v70" stroke="#0b1018" stroke-width="3" opacity=".3"/>`,
    `<rect x="240" y="226" width="104" height="36" rx="5" fill="#dfe9df"/><text x="292" y="252" text-anchor="middle" font-family="ui-monospace,monospace" font-size="22" font-weight="600" fill="#23272c">1.75</text>`,
  ];
  const definitions = metalGradient("metal", "#c3c9ce") + metalGradient("sleeve", "#8d959c");
  return drawScene("sand", content.join(""), definitions);
}

/** A spool, and the arrows of a loop around it. */
export function drawRecycling(): string {
  const arrow = `<path d="M0-136A136 136 0 0 1 112-78" fill="none" stroke="${accent}" stroke-width="15" stroke-linecap="round"/><path d="M88-66L126-50 132-92z" fill="${accent}"/>`;
  const loop = [0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${arrow}</g>`).join("");
  const content = [
    shadow(320, 312, 200),
    `<g transform="translate(320 176)" opacity=".9">${loop}</g>`,
    placePicture(drawSpool(toColor("#8f9a5e")), "spool", 226, 84, 190),
    `<g fill="#c2623c"><path d="M96 290l16-12 14 10-8 14-18 2zM138 300l12-8 12 6-4 12-16 2zM506 292l18-8 12 12-12 12-16-4z"/></g><g fill="#2c5d8f"><path d="M118 308l12-6 10 8-8 8-12-2zM536 308l14-8 12 8-6 10-16 1zM480 304l10-8 12 6-4 9-14 1z"/></g>`,
  ];
  return drawScene("moss", content.join(""));
}

/** An open book with small drawings of a spool, a nozzle and a layer. */
export function drawGlossary(): string {
  const lines = (x: number, y: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `M${x} ${y + index * 15}h${index === count - 1 ? 74 : 128}`,
    ).join("");
  const content = [
    shadow(320, 308, 500),
    `<path d="M92 96q114-34 228 8 114-42 228-8v196q-114-26-228 14-114-40-228-14z" fill="#7d3f2c"/>`,
    `<path d="M104 88q112-28 216 12v196q-104-40-216-14z" fill="#fdfaf3"/><path d="M536 88q-112-28-216 12v196q104-40 216-14z" fill="#f6f1e6"/><path d="M320 100v196" stroke="#c9bfae" stroke-width="2"/><path d="M290 92q22 6 30 12v190q-8-6-30-12z" fill="#2b1d0e" opacity=".06"/>`,
    `<g transform="translate(164 138)" fill="none" stroke="${accent}" stroke-width="5"><circle r="28"/><circle r="11"/><path d="M28 0q30 4 38 30"/></g>`,
    `<path d="${lines(136, 196, 5)}" stroke="#b9b0a0" stroke-width="4" stroke-linecap="round"/><path d="M226 124h46M226 142h38" stroke="#6b6458" stroke-width="6" stroke-linecap="round"/>`,
    `<g transform="translate(392 138)"><path d="M-20-26h40v24h-40zM-26-2h52v16h-52zM-18 14h36L5 36H-5z" fill="#c79b47"/></g><path d="M436 122h58M436 140h40" stroke="#6b6458" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M366 200h134M366 212h134M366 224h134M366 236h134" stroke="${accent}" stroke-width="9" stroke-linecap="round"/><path d="${lines(366, 258, 2)}" stroke="#b9b0a0" stroke-width="4" stroke-linecap="round"/>`,
  ];
  return drawScene("clay", content.join(""));
}
