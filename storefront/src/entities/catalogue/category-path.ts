/** Converts a category's path to a path segment: "filaments>pla" to "filaments/pla" [3.14]. */
export function toPathSegment(path: string): string {
  return path.replaceAll(">", "/");
}
