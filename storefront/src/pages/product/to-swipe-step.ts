/** A shorter movement, in CSS pixels, is a press. */
const minSwipePx = 40;

/** Maps the distance of a swipe to the right to a picture change: 1 is the next, -1 the previous, null none. */
export function toSwipeStep(movedX: number): 1 | -1 | null {
  if (Math.abs(movedX) < minSwipePx) return null;
  return movedX < 0 ? 1 : -1;
}
