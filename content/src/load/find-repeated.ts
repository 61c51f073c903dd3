/** Finds the repeated entries of a list, each with the index of the first. */
export function findRepeated<T>(values: readonly T[]): { index: number; value: T; first: number }[] {
  const seen = new Map<T, number>();
  return values.flatMap((value, index) => {
    const first = seen.get(value);
    if (first !== undefined) return [{ index, value, first }];
    seen.set(value, index);
    return [];
  });
}
