/** The length of the loop in seconds. */
export const heroLoopSeconds = 12;

/** What moves in the scene, at one moment. */
export type HeroMoment = {
  /** How much of the vase stands: 0 to 1. */
  printed: number;
  /** How much of the vase is seen; it fades when it is done. */
  vaseOpacity: number;
  /** How far the plate has sunk from where the first layer is laid: 0 to 1. */
  sunk: number;
  /** Where the nozzle is, from the middle of the plate. */
  headX: number;
  /** How far the spool that is printed from has turned, in degrees. */
  spoolTurn: number;
  /** Of the leaves, in degrees. */
  sway: number;
};

/** Shares of the loop: the vase is printed, the head parks, the vase is taken away and the plate rises. */
const printingEnds = 0.78;
const parkingEnds = 0.83;
const fadingStarts = 0.88;
const fadingEnds = 0.94;

const passes = 14;
const parkedX = -96;
/** Half the width of the vase at its height, from the foot up. */
const outline = [
  [0, 20],
  [0.3, 38],
  [0.5, 35],
  [0.7, 21],
  [1, 19],
] as const;

/** The scene begins with the vase nearly done: what the poster shows. */
const start = 0.62;

/** How far a share of the loop lies between two others: 0 before, 1 after, soft at both ends. */
function ease(share: number, from: number, to: number): number {
  const linear = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return linear * linear * (3 - 2 * linear);
}

function halfWidthAt(height: number): number {
  const above = outline.findIndex(([at]) => at >= height);
  const [toHeight, toWidth] = outline[above] ?? outline[4];
  const [fromHeight, fromWidth] = outline[above - 1] ?? outline[0];
  const share = toHeight === fromHeight ? 0 : (height - fromHeight) / (toHeight - fromHeight);
  return fromWidth + share * (toWidth - fromWidth);
}

/** The scene after a share of its loop (0 and 1 are the same moment). */
export function toHeroMoment(share: number): HeroMoment {
  const at = (share + start) % 1;
  const printed = Math.min(1, at / printingEnds);
  const isPrinting = at < printingEnds;
  const swing = halfWidthAt(printed) * Math.sin(printed * passes * 2 * Math.PI);
  const parking = ease(at, printingEnds, parkingEnds) - ease(at, fadingEnds, 1);
  return {
    printed,
    vaseOpacity: 1 - ease(at, fadingStarts, fadingEnds),
    sunk: isPrinting ? printed : 1 - ease(at, fadingEnds, 1),
    headX: isPrinting ? swing : parkedX * parking,
    // Its three spokes look alike after a third of a turn.
    spoolTurn: 240 * printed,
    sway: 1.6 * Math.sin(at * 4 * Math.PI),
  };
}
