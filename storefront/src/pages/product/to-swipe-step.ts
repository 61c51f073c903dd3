/** The least movement of a swipe, in CSS pixels. A shorter movement is a press. */
const minSwipePx = 40;

/**
 * Maps the distance that a finger moved to the right to a change of the picture: 1 is the next picture, -1 the previous
 * one, null no change.
 */
export function toSwipeStep(movedX: number): 1 | -1 | null {
  if (Math.abs(movedX) < minSwipePx) return null;
  return movedX < 0 ? 1 : -1;
}
