import type { ColorFamily } from "@spolverk/domain";

/** The CSS background of the swatch of a color family. */
export const colorSwatches: Readonly<Record<ColorFamily, string>> = {
  black: "#1c1f23",
  grey: "#8d9194",
  white: "#ffffff",
  natural: "#efe7d2",
  yellow: "#f2c52e",
  orange: "#ec7a2c",
  red: "#c8302f",
  pink: "#e58fb0",
  purple: "#7a4fa3",
  blue: "#2f6db5",
  green: "#3d8f56",
  brown: "#7b5236",
  multi: "conic-gradient(#c8302f, #f2c52e, #3d8f56, #2f6db5, #7a4fa3, #c8302f)",
};
