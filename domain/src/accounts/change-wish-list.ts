/** Variations on a member's wish list; the ones that were added first make room. */
const longestWishList = 200;

/**
 * A wish list after taking off and adding ids of variations, the last one added first. What stands there already keeps its
 * place.
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
