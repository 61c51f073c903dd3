import { accent, graphite, metalGradient, paper } from "./metal.ts";
import { lighten } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

const label = `<path d="M118 168h84v54h-84z" fill="${accent}"/><path d="M118 168h84v54h-84z" fill="url(#round)"/>`;
const labelText = `<circle cx="160" cy="189" r="11" fill="none" stroke="#fff" stroke-width="4"/><circle cx="160" cy="189" r="3" fill="#fff"/><path d="M142 210h36" stroke="#fff" stroke-width="3" opacity=".8"/>`;

function drawStick(): string {
  return [
    groundShadow(176, 272, 200, 22),
    `<path d="M130 88q0-12 12-16l40-10q8 0 8 10v36h-60z" fill="#f7f4ea"/><path d="M130 88q0-12 12-16l40-10q8 0 8 10v36h-60z" fill="url(#round)" opacity=".7"/>`,
    `<path d="M122 104h76v24h-76z" fill="${lighten(graphite, 0.12)}"/><path d="M122 104h76v24h-76z" fill="url(#round)"/>`,
    `<path d="M118 124q42 8 84 0v118q-42 8-84 0z" fill="${paper}"/><path d="M118 124q42 8 84 0v118q-42 8-84 0z" fill="url(#round)"/>`,
    label,
    labelText,
    `<path d="M114 240q46 9 92 0v26q-46 8-92 0z" fill="${graphite}"/><path d="M114 240q46 9 92 0v26q-46 8-92 0z" fill="url(#round)"/>`,
    `<path d="M122 246v20M134 248v20M146 249v20M160 249v21M174 249v20M186 248v20M198 246v20" stroke="#0b1018" stroke-width="2" opacity=".4"/>`,
    `<g transform="translate(58 38)"><path d="M166 158q33-7 66 0v66q-33 9-66 0z" transform="translate(-6 4)" fill="${graphite}"/><path d="M160 162q33-7 66 0v66q-33 9-66 0z" fill="url(#round)"/></g>`,
  ].join("");
}

function drawSpray(): string {
  return [
    groundShadow(162, 284, 170, 22),
    `<path d="M144 44h32l4 26h-40z" fill="#fbfaf6"/><path d="M144 44h32l4 26h-40z" fill="url(#round)"/><path d="M140 50h6v7h-6z" fill="#0b1018" opacity=".6"/>`,
    `<path d="M124 84q2-14 18-16h36q16 2 18 16z" fill="url(#metal)"/><path d="M120 84h80v6h-80z" fill="url(#metal)"/>`,
    `<path d="M118 90h84v186q-42 8-84 0z" fill="${paper}"/>`,
    `<path d="M118 128h84v104h-84z" fill="${accent}"/><circle cx="160" cy="170" r="22" fill="none" stroke="#fff" stroke-width="7"/><circle cx="160" cy="170" r="5" fill="#fff"/><path d="M136 208h48M144 218h32" stroke="#fff" stroke-width="4" opacity=".8"/>`,
    `<path d="M118 90h84v186q-42 8-84 0z" fill="url(#round)"/>`,
    `<path d="M118 270q42 8 84 0v8q-42 8-84 0z" fill="url(#metal)"/>`,
    `<g fill="${accent}" opacity=".28"><circle cx="124" cy="52" r="2"/><circle cx="112" cy="46" r="2.5"/><circle cx="110" cy="60" r="2"/><circle cx="96" cy="52" r="3"/><circle cx="94" cy="38" r="2.5"/><circle cx="92" cy="68" r="2.5"/><circle cx="76" cy="58" r="3"/><circle cx="74" cy="42" r="3"/><circle cx="78" cy="76" r="2"/></g>`,
  ].join("");
}

/** A glue stick with its cap, or a spray can. */
export function drawAdhesive(form: string): string {
  const definitions = [
    metalGradient("metal", "#b9bfc5"),
    linearGradient(
      "round",
      [0, 0, 1, 0],
      [
        [0, "#0b1018", 0.16],
        [0.22, "#ffffff", 0.3],
        [0.5, "#ffffff", 0],
        [1, "#0b1018", 0.4],
      ],
    ),
    shadowGradient,
  ];
  return svg(form === "spray" ? drawSpray() : drawStick(), definitions.join(""));
}
