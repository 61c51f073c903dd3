/** The colours of the filter, as on the colour wheel and then without hue, each with what its swatch shows. */
export const colorFamilies = {
  red: "#c8302f",
  orange: "#ec7a2c",
  yellow: "#f2c52e",
  green: "#3d8f56",
  blue: "#2f6db5",
  purple: "#7a4fa3",
  pink: "#e58fb0",
  brown: "#7b5236",
  white: "#ffffff",
  grey: "#8d9194",
  black: "#1c1f23",
  natural: "#efe7d2",
  multi: "conic-gradient(#c8302f, #f2c52e, #3d8f56, #2f6db5, #7a4fa3, #c8302f)",
} as const;
export type ColorFamily = keyof typeof colorFamilies;

export function isColorFamily(value: string): value is ColorFamily {
  return Object.hasOwn(colorFamilies, value);
}
