import { accent, graphite, metalGradient, steel } from "../metal.ts";
import { darken, lighten } from "../shade.ts";
import { benchTop, drawScene, shadow } from "./scene.ts";

const brass = "#c79b47";

/** A hot end from its heater block to the nozzle's tip, the tip at (x, y). */
function drawHotEnd(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-44-200h88v70h-88z" fill="${graphite}"/><path d="M-44-188h88M-44-174h88M-44-160h88M-44-146h88" stroke="#5a626b" stroke-width="5"/><path d="M-10-130h20v22h-20z" fill="${steel}"/><rect x="-40" y="-108" width="80" height="46" rx="5" fill="url(#block)"/><circle cx="24" cy="-85" r="8" fill="#0b1018" opacity=".5"/><path d="M-24-62h48v22h-48z" fill="url(#brass)"/><path d="M-18-40h36L7 0H-7z" fill="url(#brass)"/></g>`;
}

const metals = metalGradient("brass", brass) + metalGradient("block", "#9aa1a8");

/** A build plate lying on the bench, seen from the front. */
const plate = `${shadow(320, 300, 470)}<path d="M120 ${benchTop + 2}h400l16 22H104z" fill="#3d4249"/><path d="M104 ${benchTop + 24}h432v7H104z" fill="#23272c"/><path d="M120 ${benchTop + 2}h400l2 3H118z" fill="#8b929a"/>`;

/** A nozzle lays lines side by side. */
export function drawFirstLayer(): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const y = benchTop + 5 + index * 1.8;
    return `M${170 - index * 1.5} ${y}H${index === 8 ? 366 : 470 + index * 1.5}`;
  }).join("");
  const content = [
    plate,
    `<path d="${lines}" stroke="${accent}" stroke-width="1.9" stroke-linecap="round"/><path d="${lines}" stroke="#fff" stroke-width=".5" opacity=".5"/>`,
    `<path d="M158 ${benchTop + 19}H370" stroke="${lighten(accent, 0.18)}" stroke-width="4" stroke-linecap="round"/>`,
    drawHotEnd(370, benchTop + 17),
  ];
  return drawScene("mist", content.join(""), metals);
}

/** A printed box, one corner of which has come off the plate. */
export function drawBedAdhesion(): string {
  const layers = Array.from({ length: 12 }, (_, index) => {
    const y = 154 + index * 9.5;
    return `M206 ${y}Q330 ${y - 1} 452 ${y - 8 - index * 0.6}`;
  }).join("");
  const content = [
    plate,
    `<path d="M206 280V148L452 138V256Q380 282 300 282z" fill="#d97f3f"/><path d="M206 148L250 118 488 110 452 138z" fill="${lighten("#d97f3f", 0.3)}"/><path d="M452 138L488 110V236L452 256z" fill="${darken("#d97f3f", 0.26)}"/>`,
    `<path d="${layers}" fill="none" stroke="#0b1018" stroke-width="1.3" opacity=".16"/><path d="M300 283Q390 283 452 257" fill="none" stroke="#0b1018" stroke-width="5" opacity=".28"/>`,
    `<g fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M516 262q14-22 6-46M510 226l12-12 12 10"/></g>`,
  ];
  return drawScene("sand", content.join(""));
}

/** A nozzle cut open: a plug of old plastic stops the new. */
export function drawNozzleSection(): string {
  const half = "M0-116h64v62h26v74H44L18 70H0z";
  const content = [
    shadow(320, 302, 240),
    `<g transform="translate(320 226)"><g><path d="${half}" fill="url(#brass)"/><path d="${half}" fill="url(#brass)" transform="scale(-1 1)"/></g><path d="M-64-54h128M-90 20h180" stroke="#0b1018" stroke-width="2" opacity=".25"/><path d="M-22-116h44V18L7 46V70H-7V46L-22 18z" fill="#fbf6ea"/><path d="M-18-170h36V-36q-18 12-36 0z" fill="${accent}"/><path d="M-18-170h10V-38l-10-4z" fill="#fff" opacity=".25"/><path d="M-22-24Q0-34 22-22V18L7 46V58H-7V46L-22 18z" fill="#7a4a26"/><path d="M-14-8q12 6 24-2M-10 14q8 5 18-1M-4 34q4 2 8 0" fill="none" stroke="#4d2c12" stroke-width="4" stroke-linecap="round"/><path d="M-64-106h42M-64-94h42M-64-82h42M-64-70h42M22-106h42M22-94h42M22-82h42M22-70h42" stroke="#0b1018" stroke-width="2.5" opacity=".22"/></g>`,
  ];
  return drawScene("sky", content.join(""), metals);
}

/** A tower in steps, each printed at a temperature of its own. */
export function drawTemperatureTower(): string {
  const steps = ["230", "220", "210", "200", "190"];
  const hues = ["#c2452d", "#d46a37", "#e09a4a", "#8fae7a", "#4f9a94"];
  const content = steps.map((text, index) => {
    const y = 50 + index * 47;
    const hex = hues[index] ?? accent;
    const lines = Array.from({ length: 5 }, (_, line) => `M250 ${y + 8 + line * 8}h112`).join("");
    return `<path d="M250 ${y}h112v44H250z" fill="${hex}"/><path d="M362 ${y}l34-12v44l-34 12z" fill="${darken(hex, 0.28)}"/><path d="M250 ${y}l34-12h112l-34 12z" fill="${lighten(hex, 0.35)}"/><path d="${lines}" stroke="#0b1018" stroke-width="1" opacity=".14"/><path d="M272 ${y + 44}v-12a34 26 0 0 1 68 0v12z" fill="#0b1018" opacity=".13" transform="translate(0 -2)"/><text x="414" y="${y + 28}" font-family="system-ui,sans-serif" font-size="20" font-weight="600" fill="#3d4249">${text}°</text>`;
  });
  return drawScene("sand", shadow(326, 294, 230) + content.toReversed().join(""));
}

/** Two thin towers with threads of plastic between them. */
export function drawStringing(): string {
  const tower = (x: number) => {
    const lines = Array.from({ length: 22 }, (_, index) => `M${x - 20} ${100 + index * 8.4}h40`).join("");
    return `${shadow(x + 8, 290, 110)}<path d="M${x - 20} 92h40v196h-40z" fill="#2c5d8f"/><path d="M${x + 20} 92l16-9v190l-16 15z" fill="${darken("#2c5d8f", 0.3)}"/><path d="M${x - 20} 92l16-9h40l-16 9z" fill="${lighten("#2c5d8f", 0.35)}"/><path d="${lines}" stroke="#0b1018" stroke-width="1.2" opacity=".2"/>`;
  };
  const threads = [104, 122, 131, 150, 163, 188, 204, 221, 243].map((y, index) => {
    const sag = 6 + ((index * 7) % 19);
    return `M236 ${y}Q320 ${y + sag} 400 ${y + ((index * 5) % 9) - 4}`;
  });
  const content = `${tower(200)}${tower(420)}<path d="${threads.join("")}" fill="none" stroke="#2c5d8f" stroke-width="1.3" opacity=".75"/>`;
  return drawScene("clay", content);
}

/** An arm that hangs over the plate on a lattice of support. */
export function drawSupports(): string {
  const lattice = Array.from({ length: 9 }, (_, index) => `M${322 + index * 18} 158V286`).join("");
  const content = [
    shadow(340, 294, 360),
    `<path d="M318 152h152v136H318z" fill="#f3efe6" opacity=".6"/><path d="${lattice}" stroke="#fff" stroke-width="4"/><path d="${lattice}" stroke="#b9b2a4" stroke-width="1.3"/><path d="M318 190h152M318 226h152M318 262h152" stroke="#b9b2a4" stroke-width="1"/>`,
    `<path d="M196 288V132q0-40 40-40h236q18 0 18 18v40H316v138z" fill="#57895b"/><path d="M196 288V132q0-40 40-40h236q10 0 15 8H246q-34 0-34 34v154z" fill="#fff" opacity=".22"/>`,
    `<path d="M200 118h286M196 134h294M196 150h120M196 166h120M196 182h120M196 198h120M196 214h120M196 230h120M196 246h120M196 262h120M196 278h120" stroke="#0b1018" stroke-width="1.2" opacity=".15"/>`,
  ];
  return drawScene("moss", content.join(""));
}
