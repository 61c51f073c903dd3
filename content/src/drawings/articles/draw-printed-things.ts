import { accent, graphite, steel } from "../metal.ts";
import { darken, lighten } from "../shade.ts";
import { linearGradient, radialGradient } from "../svg.ts";
import { drawScene, shadow } from "./scene.ts";

/** A toothed wheel around (x, y), turned by so many degrees. */
function drawGear(x: number, y: number, radius: number, teeth: number, hex: string, turned = 0): string {
  const tooth = Array.from(
    { length: teeth },
    (_, index) =>
      `<path d="M-9-${radius - 4}l3-16h12l3 16z" transform="rotate(${(index * 360) / teeth + turned})"/>`,
  ).join("");
  const holes = Array.from(
    { length: 5 },
    (_, index) => `<circle cy="${-radius * 0.56}" r="${radius * 0.16}" transform="rotate(${index * 72})"/>`,
  ).join("");
  return `<g transform="translate(${x} ${y})"><g fill="${darken(hex, 0.35)}" transform="translate(4 5)">${tooth}<circle r="${radius}"/></g><g fill="${hex}">${tooth}<circle r="${radius}"/></g><circle r="${radius * 0.84}" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/><g fill="${darken(hex, 0.45)}">${holes}</g><circle r="${radius * 0.26}" fill="${lighten(hex, 0.2)}"/><circle r="${radius * 0.12}" fill="#23272c"/></g>`;
}

/** Three wheels in mesh. */
export function drawGears(): string {
  const content = [
    shadow(330, 318, 400),
    drawGear(230, 188, 84, 20, "#2f7d6b"),
    drawGear(384, 132, 62, 15, "#d59a3a", 6),
    drawGear(426, 252, 46, 11, "#8a8f96", 12),
  ];
  return drawScene("mist", content.join(""));
}

/** The frame of a small drone with its four rotors. */
export function drawDroneFrame(): string {
  const rotors = [
    [170, 116],
    [470, 116],
    [150, 226],
    [490, 226],
  ].map(
    ([x = 0, y = 0]) =>
      `<ellipse cx="${x}" cy="${y - 16}" rx="78" ry="13" fill="#fff" opacity=".5"/><path d="M${x - 74} ${y - 16}h148" stroke="#6b747d" stroke-width="4" stroke-linecap="round"/><path d="M${x - 13} ${y - 14}h26v26h-26z" fill="${steel}"/><path d="M${x - 13} ${y - 14}h9v26h-9z" fill="#fff" opacity=".35"/>`,
  );
  const content = [
    shadow(320, 304, 380),
    `<g fill="none" stroke="${graphite}" stroke-linejoin="round"><path d="M170 130L280 176M470 130L360 176M150 240L280 196M490 240L360 196" stroke-width="19"/><path d="M170 127L280 173M470 127L360 173M150 237L280 193M490 237L360 193" stroke="#6b747d" stroke-width="3"/></g>`,
    `<path d="M262 158q0-12 12-12h92q12 0 12 12v54q0 12-12 12h-92q-12 0-12-12z" fill="${graphite}"/><path d="M276 158h88v22h-88z" fill="#555d66"/><path d="M288 190h64v22h-64z" fill="${accent}"/><circle cx="320" cy="201" r="7" fill="#fff" opacity=".8"/>`,
    `<path d="M286 224l-16 66M354 224l16 66" stroke="${graphite}" stroke-width="9" stroke-linecap="round"/><path d="M252 292h36M352 292h36" stroke="${graphite}" stroke-width="8" stroke-linecap="round"/>`,
    rotors.join(""),
  ];
  return drawScene("sky", content.join(""));
}

/** A fixture with pins that hold a circuit board. */
export function drawFixture(): string {
  const pins = [
    [176, 178],
    [462, 178],
    [142, 252],
    [496, 252],
  ].map(
    ([x = 0, y = 0]) =>
      `<ellipse cx="${x}" cy="${y + 4}" rx="13" ry="6" fill="#0b1018" opacity=".3"/><path d="M${x - 9} ${y - 26}h18v30h-18z" fill="${steel}"/><path d="M${x - 9} ${y - 26}h6v30h-6z" fill="#fff" opacity=".5"/><ellipse cx="${x}" cy="${y - 26}" rx="9" ry="4" fill="#dfe3e6"/>`,
  );
  const content = [
    shadow(320, 312, 500),
    `<path d="M130 150h380l56 132H74z" fill="#33383f"/><path d="M74 282h492v26H74z" fill="#1f2329"/><path d="M130 150h380l2 5H128z" fill="#fff" opacity=".25"/>`,
    `<path d="M182 168h276l34 92H148z" fill="#2f7d57"/><path d="M148 260h344v6H148z" fill="#1d5339"/>`,
    `<g fill="none" stroke="#8fd0a8" stroke-width="2" opacity=".8"><path d="M206 184h70l14 22h60M200 240h60l12-16M440 190h-50l-8 14M452 244h-70l-10-14"/></g><path d="M286 196h68l8 34h-84z" fill="#23272c"/><path d="M292 202h56l2 6h-60z" fill="#555d66"/><path d="M216 206h34l2 14h-38zM394 212h30l4 14h-32z" fill="#23272c"/><g fill="#d8b45c"><circle cx="200" cy="182" r="4"/><circle cx="442" cy="182" r="4"/><circle cx="178" cy="250" r="4"/><circle cx="464" cy="250" r="4"/></g>`,
    pins.join(""),
  ];
  return drawScene("sand", content.join(""));
}

/** A lit lampshade with fine ribs. */
export function drawLamp(): string {
  const shade = "M236 96q84-34 168 0l34 128q-118 40-236 0z";
  const ribs = Array.from({ length: 25 }, (_, index) => {
    const share = index / 24;
    const top = 236 + share * 168;
    const foot = 202 + share * 236;
    const bow = 1 - (2 * share - 1) ** 2;
    return `M${top} ${96 - 17 * bow}L${foot} ${224 + 20 * bow}`;
  }).join("");
  const content = [
    `<circle cx="320" cy="170" r="250" fill="url(#glow)"/>`,
    shadow(320, 312, 240),
    `<path d="M314 236h12v60h-12z" fill="#8a6434"/><path d="M262 300q58-20 116 0v8q-58 14-116 0z" fill="#a87b45"/><path d="M262 300q58-20 116 0q-58 12-116 0z" fill="#d9b98a"/>`,
    `<path d="${shade}" fill="url(#shade)"/><path d="${ribs}" stroke="#c98a3c" stroke-width="1.3" opacity=".5"/><path d="${ribs}" stroke="#fff" stroke-width="1.2" opacity=".45" transform="translate(2.5)"/>`,
    `<path d="M236 96q84-34 168 0q-84 18-168 0z" fill="#fff6df"/>`,
  ];
  const definitions = [
    radialGradient("glow", [
      [0, "#ffdf9a", 0.85],
      [0.5, "#ffdf9a", 0.3],
      [1, "#ffdf9a", 0],
    ]),
    linearGradient(
      "shade",
      [0, 0, 0, 1],
      [
        [0, "#ffe9b8"],
        [0.55, "#fff4d6"],
        [1, "#f2c277"],
      ],
    ),
  ];
  return drawScene("clay", content.join(""), definitions.join(""));
}
