/**
 * The canonical spelling of a path: its fixed parts as in the route's template, and its slugs in lower case. A path
 * with percent escapes is returned unchanged, because no slug needs an escape.
 *
 * @param template the route's own path, such as /product/$productName/$
 * @param hasSlugs whether the route's parameters are slugs
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
