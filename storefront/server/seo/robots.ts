/** robots.txt of a site: excludes private pages, and all pages of a site that is not indexable [6.9]. */
export function toRobots({ indexable, origin }: { indexable: boolean; origin: string }): string {
  if (!indexable) return "User-agent: *\nDisallow: /\n";
  const closed = ["/cart", "/checkout", "/account", "/api/"].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
