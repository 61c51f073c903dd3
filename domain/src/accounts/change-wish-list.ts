/** Maximum number of variations on a wish list; an addition beyond it drops the oldest ones. */
const longestWishList = 200;

/**
 * Removes variation ids from a wish list, then adds others. An added id goes to the front, the last one first; an id
 * that is still listed keeps its place.
 */
export function changeWishList(
  current: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] {
  const removed = new Set(remove);
  const kept = current.filter((id) => !removed.has(id));
  const known = new Set(kept);
  const added = [...new Set(add)].filter((id) => !known.has(id));
  return [...added.toReversed(), ...kept].slice(0, longestWishList);
}
