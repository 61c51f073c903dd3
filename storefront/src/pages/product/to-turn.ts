/** A finger that moves less than this, in pixels of CSS, presses. */
const shortestSwipe = 40;

/** Which picture a swipe turns to, by how far it went to the right: the next one, the one before, or none. */
export function toTurn(movedX: number): 1 | -1 | null {
  if (Math.abs(movedX) < shortestSwipe) return null;
  return movedX < 0 ? 1 : -1;
}
