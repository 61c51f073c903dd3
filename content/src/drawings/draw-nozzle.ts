import { metalGradient } from "./metal.ts";
import { lighten } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

/** The metal of the body by the first word that is found in the material's name. */
const metals = [
  ["ruby", "#c79b47"],
  ["brass", "#c79b47"],
  ["copper", "#b87350"],
  ["hardened", "#646b74"],
  ["tungsten", "#7d8288"],
  ["steel", "#b9bfc5"],
] as const;

/** Height of the thread; the hotends differ in how deep the nozzle is screwed in. */
const threads: Record<string, number> = { v6: 62, mk8: 48, volcano: 104 };

function threadLines(top: number, height: number): string {
  const count = Math.floor(height / 8);
  const lines = Array.from({ length: count }, (_, index) => {
    const y = top + 6 + index * 8;
    return `M123 ${y + 3}q37 8 74-4`;
  });
  return `<path d="${lines.join("")}" fill="none" stroke="#0b1018" stroke-width="2.4" opacity=".34"/><path d="${lines.join("")}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".4" transform="translate(0 2.6)"/>`;
}

/** The color of the metal that a material's name tells of. */
export function resolveMetal(material: string): string {
  return metals.find(([word]) => material.toLowerCase().includes(word))?.[1] ?? "#b9bfc5";
}

/** A nozzle, tip down, in its metal and with the thread of its hotend. */
export function drawNozzle(material = "brass", hotend = "v6"): string {
  const name = material.toLowerCase();
  const hex = resolveMetal(material);
  const thread = threads[hotend.toLowerCase()] ?? 62;
  const top = 160 - (thread + 110) / 2;
  const hex0 = top + thread;
  const cone = hex0 + 52;
  const tip = cone + 50;
  const isRuby = name.includes("ruby");
  const content = [
    groundShadow(160, tip + 16, 120, 16),
    `<path d="M124 ${top + 5}l6-5h60l6 5v${thread}h-72z" fill="url(#metal)"/>`,
    threadLines(top, thread - 6),
    `<ellipse cx="160" cy="${top + 1}" rx="15" ry="3" fill="#0b1018" opacity=".55"/>`,
    `<path d="M132 ${hex0 - 4}h56v5h-56z" fill="#0b1018" opacity=".35"/>`,
    // Three faces of the hexagon, each in its own light.
    `<path d="M98 ${hex0 + 4}l4-4h33v52h-33l-4-4z" fill="url(#metal)"/>`,
    `<path d="M135 ${hex0}h50v52h-50z" fill="${lighten(hex, 0.2)}"/><path d="M135 ${hex0}h50v52h-50z" fill="url(#face)"/>`,
    `<path d="M185 ${hex0}h33l4 4v44l-4 4h-33z" fill="url(#metal)"/><path d="M185 ${hex0}h33l4 4v44l-4 4h-33z" fill="#0b1018" opacity=".26"/>`,
    `<path d="M98 ${hex0 + 4}l4-4h116l4 4z" fill="#fff" opacity=".3"/>`,
    `<path d="M112 ${cone}h96l-30 38h-36z" fill="url(#metal)"/>`,
    `<path d="M142 ${cone + 38}h36l-6 12h-24z" fill="url(#${isRuby ? "ruby" : "metal"})"/>`,
    isRuby ? `<path d="M148 ${cone + 40}l8 0-3 9z" fill="#fff" opacity=".55"/>` : "",
    `<path d="M156 ${tip}h8v2h-8z" fill="#0b1018" opacity=".7"/>`,
  ];
  const definitions = [
    metalGradient("metal", hex),
    linearGradient(
      "face",
      [0, 0, 1, 1],
      [
        [0, "#ffffff", 0.34],
        [0.5, "#ffffff", 0],
        [1, "#0b1018", 0.2],
      ],
    ),
    isRuby ? metalGradient("ruby", "#c0143c") : "",
    shadowGradient,
  ];
  return svg(content.join(""), definitions.join(""));
}
