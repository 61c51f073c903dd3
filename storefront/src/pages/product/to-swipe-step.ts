/** A shorter movement, in CSS pixels, is a press. */
const minSwipePx = 40;

/** How a swipe over this distance to the right changes the picture: to the next, to the previous, or not at all. */
export function toSwipeStep(movedX: number): 1 | -1 | null {
  if (Math.abs(movedX) < minSwipePx) return null;
  return movedX < 0 ? 1 : -1;
}
