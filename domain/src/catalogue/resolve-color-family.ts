/** The color families of the filter, in the order of their swatches. */
export const colorFamilies = [
  "black",
  "grey",
  "white",
  "natural",
  "yellow",
  "orange",
  "red",
  "pink",
  "purple",
  "blue",
  "green",
  "brown",
  "multi",
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** Hue in degrees; chroma and lightness from 0 to 1, as in HSL. */
type Shade = { hue: number; chroma: number; lightness: number };

/** Upper bounds of the hues of bright colors, in degrees. */
const hues: readonly (readonly [below: number, family: ColorFamily])[] = [
  [10, "red"],
  [40, "orange"],
  [70, "yellow"],
  [175, "green"],
  [255, "blue"],
  [320, "purple"],
  [350, "pink"],
  [360, "red"],
];

/**
 * Resolves the color family of a hex color: undyed, beige and clear are "natural", a spool that changes its color is
 * "multi".
 *
 * @param hex #rrggbb; null for anything else
 * @param finish as the content names it; only "gradient" and "translucent" change anything
 */
export function resolveColorFamily(hex: string, finish = "solid"): ColorFamily | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  if (finish === "gradient") return "multi";
  const family = toFamily(toShade(hex));
  return finish === "translucent" && family === "white" ? "natural" : family;
}

function toFamily({ hue, chroma, lightness }: Shade): ColorFamily {
  if (chroma < 0.075) {
    if (lightness < 0.2) return "black";
    return lightness > 0.88 ? "white" : "grey";
  }
  if (hue >= 20 && hue < 60 && chroma < 0.3 && lightness > 0.65) return "natural";
  if (hue >= 10 && hue < 45 && chroma < 0.55) return "brown";
  const family = hues.find(([below]) => hue < below)?.[1] ?? "red";
  if (family === "red" && lightness > 0.7) return "pink";
  if (family === "pink" && lightness < 0.4) return "purple";
  return family;
}

function toShade(hex: string): Shade {
  const [red, green, blue] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  ) as [number, number, number];
  const highest = Math.max(red, green, blue);
  const lowest = Math.min(red, green, blue);
  const chroma = highest - lowest;
  return { hue: toHue(red, green, blue), chroma, lightness: (highest + lowest) / 2 };
}

function toHue(red: number, green: number, blue: number): number {
  const highest = Math.max(red, green, blue);
  const chroma = highest - Math.min(red, green, blue);
  if (chroma === 0) return 0;
  if (highest === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  if (highest === green) return 60 * ((blue - red) / chroma) + 120;
  return 60 * ((red - green) / chroma) + 240;
}
