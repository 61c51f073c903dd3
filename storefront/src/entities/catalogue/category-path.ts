/** A category's path as the address writes it: "filaments>pla" is "filaments/pla" [3.14]. */
export function toPathSegment(path: string): string {
  return path.replaceAll(">", "/");
}
