import type { HeroMoment } from "./hero-moment.ts";

/** Height of the vase, and of the nozzle's tip: what is printed next is always there. */
const vaseHeight = 118;
const tipY = 434;
/** Turned lines of the vase. */
const layers = Array.from({ length: 15 }, (_, index) => `M1220 ${546 - index * 8}h88`).join("");
const vase =
  "M1244 552C1216 528 1220 500 1242 474C1250 462 1248 448 1244 434H1284C1280 448 1278 462 1286 474C1308 500 1312 528 1284 552z";

/** What has been printed stands on a plate that sinks layer by layer. */
function drawPrint({ sunk, vaseOpacity }: HeroMoment, color: string): string {
  const rise = ((sunk - 1) * vaseHeight).toFixed(2);
  const body = [
    `<path d="${vase}" fill="${color}"/>`,
    `<path d="M1276 434h8C1280 448 1278 462 1286 474C1308 500 1312 528 1284 552h-26c34-30 38-60 18-90z" fill="#0b1018" opacity=".2"/>`,
    `<path d="${layers}" stroke="#0b1018" stroke-width="1.5" opacity=".16" clip-path="url(#vase)"/>`,
    `<path d="M1232 500q-4 30 16 48h10q-22-22-16-52 4-16 12-28l-4-30h-4q4 20-2 32-10 14-12 30z" fill="#fff" opacity=".3"/>`,
  ].join("");
  return [
    `<clipPath id="vase"><path d="${vase}"/></clipPath>`,
    `<clipPath id="laid"><path d="M1112 ${tipY}h286v140h-286z"/></clipPath>`,
    `<g clip-path="url(#laid)"><g opacity="${vaseOpacity.toFixed(3)}" transform="translate(0 ${rise})">${body}</g></g>`,
    `<g transform="translate(0 ${rise})"><rect x="1152" y="552" width="212" height="9" rx="3" fill="#4a5058"/><path d="M1152 552h212v2.5h-212z" fill="#aab1b8"/></g>`,
  ].join("");
}

function drawHead(x: number): string {
  return `<g transform="translate(${x.toFixed(2)})"><path d="M1258 420h12l-4 13h-4z" fill="#c79b47"/><path d="M1252 410h24v11h-24z" fill="#aab1b8"/><rect x="1236" y="372" width="56" height="42" rx="6" fill="#3d4249"/><rect x="1236" y="372" width="56" height="9" rx="4" fill="#2f7d6b"/><circle cx="1264" cy="396" r="11" fill="#23272c"/></g>`;
}

/** A printer at work on the bench, its lamp lit, printing in a color. */
export function drawWorkbenchPrinter(moment: HeroMoment, color: string): string {
  return [
    `<ellipse cx="1284" cy="634" rx="260" ry="20" fill="url(#ground)"/>`,
    `<path d="M1084 322q0-12 12-12h330v318h-330q-12 0-12-12z" fill="#e9eaea"/><path d="M1426 310h44q12 0 12 12v294q0 12-12 12h-44z" fill="#a9adaf"/><path d="M1096 310h374q10 0 12 6h-398q2-6 12-6z" fill="#fff" opacity=".8"/>`,
    `<rect x="1112" y="362" width="286" height="212" rx="10" fill="#1b1f24"/><rect x="1112" y="362" width="286" height="212" rx="10" fill="#fdeccb" opacity=".2"/><path d="M1196 362h118l70 212h-258z" fill="#fdeccb" opacity=".24"/>`,
    `<path d="M1118 396h274" stroke="#aab1b8" stroke-width="8"/><path d="M1118 393.5h274" stroke="#fff" stroke-width="1.5" opacity=".7"/><path d="M1128 372v194M1382 372v194" stroke="#4a5058" stroke-width="6"/>`,
    drawPrint(moment, color),
    drawHead(moment.headX),
    `<path d="M1122 362h84l-70 212h-14q-10 0-10-10V372q0-10 10-10z" fill="#fff" opacity=".06"/>`,
    `<rect x="1112" y="326" width="92" height="24" rx="5" fill="#1d2126"/><path d="M1120 334h28" stroke="#8fd0c0" stroke-width="2.5"/><path d="M1120 342h56" stroke="#8fd0c0" stroke-width="2.5" opacity=".3"/><path d="M1120 342h${(56 * moment.printed).toFixed(1)}" stroke="#8fd0c0" stroke-width="2.5"/><circle cx="1190" cy="338" r="4.5" fill="#8fd0c0"/><path d="M1438 400h30M1438 412h30M1438 424h30M1438 436h30M1438 448h30" stroke="#0b1018" stroke-width="4" opacity=".2"/>`,
    `<path d="M1112 592h286v12h-286z" fill="#0b1018" opacity=".07"/><path d="M1104 628h34v8h-34zM1424 628h34v8h-34z" fill="#23272c"/>`,
  ].join("");
}
