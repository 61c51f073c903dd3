import { darken, lighten } from "./shade.ts";
import { linearGradient } from "./svg.ts";

/** A turned or drawn piece of metal: light from the left, a bright line, shade to the right. */
export function metalGradient(id: string, hex: string): string {
  return linearGradient(
    id,
    [0, 0, 1, 0],
    [
      [0, darken(hex, 0.28)],
      [0.18, hex],
      [0.34, lighten(hex, 0.62)],
      [0.46, lighten(hex, 0.12)],
      [0.78, darken(hex, 0.22)],
      [1, darken(hex, 0.5)],
    ],
  );
}

/** A flat face that catches light at its upper left corner. */
export function faceGradient(id: string, hex: string): string {
  return linearGradient(
    id,
    [0, 0, 0.7, 1],
    [
      [0, lighten(hex, 0.16)],
      [0.5, hex],
      [1, darken(hex, 0.14)],
    ],
  );
}

export const steel = "#aab1b8";
export const graphite = "#3d4249";
export const paper = "#eceae4";
export const accent = "#2f7d6b";
