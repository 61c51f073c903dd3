import { darken, lighten } from "./shade.ts";
import { groundShadow, linearGradient, shadowGradient, svg } from "./svg.ts";

const surfaces: Record<string, string> = { textured: "#b5893f", smooth: "#2b2f35", glass: "#a9ccd6" };

/** Rows of grains, each row shifted, as on a powder coated sheet. */
function drawGrain(): string {
  const rows = Array.from(
    { length: 22 },
    (_, index) => `M${66 + ((index * 37) % 23)} ${62 + index * 8.5}h164`,
  ).join("");
  return `<path d="${rows}" stroke="#fff1c9" stroke-width="1.6" stroke-dasharray="0 7 0 11 0 5 0 9" stroke-linecap="round" opacity=".55"/><path d="${rows}" stroke="#5c3f10" stroke-width="1.6" stroke-dasharray="0 9 0 6 0 13" stroke-linecap="round" opacity=".5" transform="translate(2 4)"/>`;
}

/** A build plate standing upright: textured or smooth spring steel, or glass. */
export function drawBuildPlate(form: string): string {
  const hex = surfaces[form] ?? "#b5893f";
  const isGlass = form === "glass";
  const sheet = isGlass
    ? "M64 50h196q6 0 6 6v196q0 6-6 6H64q-6 0-6-6V56q0-6 6-6z"
    : "M70 50h184q8 0 8 8v180q0 8-8 8h-46l-8 14h-76l-8-14H70q-8 0-8-8V58q0-8 8-8z";
  const content = [
    groundShadow(166, 266, 250, 24),
    `<path d="${sheet}" fill="${isGlass ? "#6f98a3" : "#767c83"}" transform="translate(7 2)"/>`,
    `<path d="${sheet}" fill="${hex}" opacity="${isGlass ? 0.86 : 1}"/>`,
    form === "textured" ? drawGrain() : "",
    `<path d="${sheet}" fill="url(#light)"/>`,
    isGlass
      ? `<path d="M58 150L158 50h44L58 194zM74 258L266 66v30L104 258z" fill="#fff" opacity=".3"/>`
      : `<path d="M80 74h20M80 74v20M244 74h-20M244 74v20M80 226h20M80 226v-20M244 226h-20M244 226v-20" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/><path d="M148 250h28" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
    form === "smooth" ? `<path d="M62 178L190 50h34L62 212z" fill="#fff" opacity=".08"/>` : "",
    `<path d="${sheet}" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="1.4" opacity=".8"/>`,
  ];
  const light = linearGradient(
    "light",
    [0, 0, 1, 1],
    [
      [0, "#ffffff", 0.3],
      [0.45, "#ffffff", 0],
      [1, darken(hex, 0.7), 0.4],
    ],
  );
  return svg(content.join(""), light + shadowGradient);
}
