import { accent, faceGradient, paper } from "./metal.ts";
import { darken, lighten } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

/** The windings of the brand mark, drawn large as the pattern of the card. */
const rings = [26, 38, 50, 62, 74, 86, 98].map((r) => `<circle cx="206" cy="74" r="${r}"/>`).join("");

/** A gift card before its envelope. */
export function drawGiftCard(): string {
  const content = [
    groundShadow(162, 256, 270, 26),
    `<g transform="rotate(7 160 160)"><rect x="56" y="84" width="220" height="140" rx="6" fill="url(#paper)"/><path d="M56 90l110 74 110-74v-2q-2-4-6-4H62q-4 0-6 4z" fill="#fff" opacity=".65"/><path d="M56 90l110 74 110-74" fill="none" stroke="#0b1018" stroke-opacity=".14" stroke-width="1.5"/></g>`,
    `<g transform="rotate(-6 160 160)"><rect x="40" y="98" width="226" height="142" rx="12" fill="#0b1018" opacity=".16" transform="translate(3 5)"/><clipPath id="card"><rect x="40" y="98" width="226" height="142" rx="12"/></clipPath><g clip-path="url(#card)"><path d="M40 98h226v142H40z" fill="url(#face)"/><g fill="none" stroke="#fff" stroke-width="5" opacity=".2" transform="translate(8 100)">${rings}</g><circle cx="214" cy="174" r="14" fill="${accent}"/><path d="M40 98h150L84 240H40z" fill="url(#gloss)"/></g>`,
    `<circle cx="74" cy="130" r="13" fill="none" stroke="#fff" stroke-width="5"/><circle cx="74" cy="130" r="3.5" fill="#fff"/><path d="M98 130h44" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M62 206h52M62 218h30" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"/><rect x="40.5" y="98.5" width="225" height="141" rx="11.5" fill="none" stroke="#fff" stroke-opacity=".35"/></g>`,
  ];
  const definitions = [
    faceGradient("face", accent),
    faceGradient("paper", paper),
    linearGradient(
      "gloss",
      [0, 0, 1, 1],
      [
        [0, lighten(accent, 0.7), 0.5],
        [0.7, darken(accent, 0.1), 0],
      ],
    ),
    shadowGradient,
  ];
  return svg(content.join(""), definitions.join(""));
}
