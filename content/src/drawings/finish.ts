import type { Color } from "../schema/catalogue.ts";
import { darken, lighten, mixColors } from "./shade.ts";
import type { Stop } from "./svg.ts";

/** Grains in the filament: drawn as dashes along the windings. */
type Specks = { color: string; dashes: string; size: number; opacity: number };

/** How wound filament of a color looks. */
export type Finish = {
  /** Colors across the outer windings. */
  band: { line: readonly [number, number, number, number]; stops: readonly Stop[] };
  /** Colors of the layers in a side view of the spool, from the middle outwards. */
  side: readonly Stop[];
  /** Light and shade across the curvature of the windings, from top to bottom. */
  roll: readonly Stop[];
  /** Colors of the line between two turns and of the highlight on a turn. */
  groove: string;
  crest: string;
  crestOpacity: number;
  opacity: number;
  /** Strength of the light from the upper left, and of the fans of light, 0…1. */
  lit: number;
  sheen: number;
  specks: readonly Specks[];
};

const white = "#ffffff";
const shade = "#0b1018";

function spread(stops: readonly string[]): Stop[] {
  return stops.map((color, index) => [Math.round((index * 100) / (stops.length - 1)) / 100, color]);
}

function solid({ hex }: Color): Finish {
  return {
    band: {
      line: [0, 0, 1, 0],
      stops: [
        [0, hex],
        [1, hex],
      ],
    },
    side: [
      [0, darken(hex, 0.12)],
      [1, hex],
    ],
    roll: [
      [0, shade, 0.12],
      [0.16, white, 0.2],
      [0.42, white, 0.02],
      [0.7, shade, 0.16],
      [1, shade, 0.5],
    ],
    groove: darken(hex, 0.62),
    crest: lighten(hex, 0.55),
    crestOpacity: 0.3,
    opacity: 1,
    lit: 0.22,
    sheen: 0.12,
    specks: [],
  };
}

const finishes: Record<Color["finish"], (color: Color) => Finish> = {
  solid,
  matte: (color) => ({
    ...solid(color),
    roll: [
      [0, shade, 0.06],
      [0.2, white, 0.06],
      [0.6, shade, 0.1],
      [1, shade, 0.38],
    ],
    crestOpacity: 0.14,
    lit: 0.1,
    sheen: 0,
  }),
  silk: (color) => {
    const [light = lighten(color.hex, 0.5), deep = darken(color.hex, 0.4)] = color.stops;
    return {
      ...solid(color),
      band: {
        line: [0, 0, 0, 1],
        stops: [
          [0, deep],
          [0.12, color.hex],
          [0.24, light],
          [0.36, color.hex],
          [0.66, deep],
          [0.82, color.hex],
          [1, deep],
        ],
      },
      side: [
        [0, deep],
        [0.55, mixColors(color.hex, deep, 0.35)],
        [1, color.hex],
      ],
      roll: [
        [0, shade, 0.08],
        [0.2, white, 0.34],
        [0.3, white, 0],
        [1, shade, 0.3],
      ],
      groove: darken(deep, 0.3),
      crest: light,
      crestOpacity: 0.5,
      lit: 0.16,
      sheen: 0.5,
    };
  },
  translucent: (color) => ({
    ...solid(color),
    band: {
      line: [0, 0, 1, 0],
      stops: [
        [0, color.hex],
        [0.5, lighten(color.hex, 0.3)],
        [1, color.hex],
      ],
    },
    side: [
      [0.3, darken(color.hex, 0.3)],
      [0.6, color.hex],
      [0.94, lighten(color.hex, 0.4)],
      [1, color.hex],
    ],
    roll: [
      [0, white, 0.1],
      [0.14, white, 0.5],
      [0.3, white, 0.05],
      [0.75, shade, 0.06],
      [0.9, white, 0.25],
      [1, shade, 0.25],
    ],
    groove: darken(color.hex, 0.45),
    crest: white,
    crestOpacity: 0.55,
    opacity: 0.78,
    lit: 0.3,
    sheen: 0.2,
  }),
  glitter: (color) => ({
    ...solid(color),
    sheen: 0.12,
    specks: color.stops.map((stop, index) => ({
      color: stop,
      dashes: ["0 9 0 15 0 22", "0 17 0 7 0 26", "0 12 0 31 0 19"][index % 3] ?? "",
      size: [2, 1.5, 2.4][index % 3] ?? 2,
      opacity: 0.85,
    })),
  }),
  marble: (color) => ({
    ...solid(color),
    crestOpacity: 0.2,
    sheen: 0,
    specks: color.stops.map((stop, index) => ({
      color: stop,
      dashes: ["1 11 3 19 0 8 4 27 1 15", "2 17 0 9 5 31 1 12 0 22", "0 14 2 23 1 7 3 18"][index % 3] ?? "",
      size: [2, 2.4, 1.6][index % 3] ?? 2,
      opacity: 0.7,
    })),
  }),
  gradient: (color) => ({
    ...solid(color),
    band: { line: [0, 0, 1, 0.5], stops: spread(color.stops) },
    side: spread([...color.stops].toReversed()).map(
      ([offset, stop]) => [0.42 + offset * 0.58, stop] as const,
    ),
    groove: darken(color.stops.at(-1) ?? color.hex, 0.5),
    crest: white,
    crestOpacity: 0.3,
    sheen: 0.2,
  }),
};

/** Resolves how wound filament of a color is drawn. */
export function resolveFinish(color: Color): Finish {
  return finishes[color.finish](color);
}
