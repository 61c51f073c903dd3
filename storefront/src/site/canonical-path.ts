/**
 * The canonical spelling of a path: fixed parts as in the route's template, and slugs in lower case. A path with
 * escapes is left as it is, because no slug needs one.
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
