/** The page numbers to show: the first page, the last page, and the pages around the current one; null is a gap. */
export function toOfferedPages(current: number, last: number): (number | null)[] {
  const pages = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const unique = [...new Set(pages)].toSorted((a, b) => a - b);
  return unique.flatMap((page, index) => {
    const before = unique[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
