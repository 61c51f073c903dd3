const maxBullets = 3;

/** The bullets that a card shows: the first three [9.18]. */
export function capBullets<T>(bullets: readonly T[]): T[] {
  return bullets.slice(0, maxBullets);
}
