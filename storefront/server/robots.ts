/** robots.txt of a site: nothing for crawlers where the site is not to be indexed, or on private pages [6.9]. */
export function toRobots(site: { indexable: boolean }): string {
  if (!site.indexable) return "User-agent: *\nDisallow: /\n";
  return "User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /api/\n";
}
