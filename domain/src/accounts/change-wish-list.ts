/** Maximum number of variations on a wish list; an addition beyond it drops the oldest ones. */
const longestWishList = 200;

/** Removes and adds variation ids; new ones go to the end, and an id that is already listed keeps its place. */
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
