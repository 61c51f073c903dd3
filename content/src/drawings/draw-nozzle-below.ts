import { metalGradient } from "./metal.ts";
import { resolveMetal } from "./draw-nozzle.ts";
import { darken, lighten } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

const radius = 118;
const corners = Array.from({ length: 6 }, (_, index) => {
  const angle = ((index * 60 + 30) * Math.PI) / 180;
  return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
}).join("L");

/** A nozzle seen from below: the hexagon, the cone and the bore. */
export function drawNozzleBelow(material = "brass"): string {
  const hex = resolveMetal(material);
  const isRuby = material.toLowerCase().includes("ruby");
  const content = [
    groundShadow(168, 286, 220, 18),
    `<g transform="translate(160 152)">`,
    `<path d="M${corners}z" transform="translate(7 10)" fill="${darken(hex, 0.5)}"/>`,
    `<path d="M${corners}z" fill="url(#face)" stroke="${lighten(hex, 0.4)}" stroke-width="2" stroke-linejoin="round"/>`,
    `<circle r="100" fill="url(#ring)"/><circle r="100" fill="none" stroke="#0b1018" opacity=".3"/>`,
    // The marks of the lathe.
    `<g fill="none" stroke="#fff" opacity=".22"><circle r="94"/><circle r="86"/><circle r="78"/><circle r="70"/><circle r="62"/><circle r="54"/><circle r="46"/></g>`,
    `<circle r="38" fill="url(#${isRuby ? "stone" : "face"})"/><circle r="38" fill="none" stroke="#0b1018" opacity=".45" stroke-width="1.500"/>`,
    isRuby ? `<path d="M-26-10L-8-28L4-20L-14 2z" fill="#fff" opacity=".4"/>` : "",
    `<circle r="9" fill="#0b1018"/><circle r="9" fill="none" stroke="#fff" opacity=".45"/>`,
    `</g>`,
  ];
  const definitions = [
    linearGradient(
      "face",
      [0, 0, 1, 1],
      [
        [0, lighten(hex, 0.5)],
        [0.45, hex],
        [1, darken(hex, 0.3)],
      ],
    ),
    metalGradient("ring", hex),
    isRuby ? metalGradient("stone", "#c0143c") : "",
    shadowGradient,
  ];
  return svg(content.join(""), definitions.join(""));
}
