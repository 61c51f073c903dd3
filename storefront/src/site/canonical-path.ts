/**
 * The path as the shop spells it: its fixed parts as the route writes them, and slugs, which have no capitals, in lower case.
 * A path with escapes has no spelling but its own: no slug of ours needs one.
 *
 * @param template the route's own path, such as /product/$productName/$
 * @param hasSlugs are the parts that the route leaves open slugs?
 */
export function toCanonicalPath(pathname: string, template: string, hasSlugs: boolean): string {
  const parts = template.split("/");
  const lowers = hasSlugs && !pathname.includes("%");
  return pathname
    .split("/")
    .map((given, index) => {
      const part = parts[index];
      if (part !== undefined && !part.includes("$")) return part;
      return lowers ? given.toLowerCase() : given;
    })
    .join("/");
}
