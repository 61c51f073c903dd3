/** First and last byte, both sent. */
type ByteRange = { first: number; last: number };

/**
 * The part of a file that a Range header asks for: null for all of it, "unsatisfiable" for one beyond its end. Several
 * ranges at once, and other units, count as all of it, as RFC 9110 allows.
 */
export function toByteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  // Without a start it is so many bytes from the end.
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && from !== "" && Number(to) < Number(from)) return null;
  return first < size && last >= first ? { first, last } : "unsatisfiable";
}
